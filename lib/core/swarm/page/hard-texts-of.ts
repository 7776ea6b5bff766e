type HardText = {
  text: string;
  fontPx: number;
  contrast: number | null;
  neededContrast: number;
  box: { x: number; y: number; width: number; height: number };
};
type Limits = { smallestPx: number; texts: number; found: number };

/** Visible texts that are too small or too pale (WCAG 2.2, 1.4.3), the palest first. Runs in the page. */
export function hardTextsOf(limits: Limits): HardText[] {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const known = new Map<string, number[]>();
  const colorOf = (css: string): number[] => {
    const before = known.get(css);
    if (before || !pen) return before ?? [0, 0, 0, 1];
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = css;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    const color = [red, green, blue, alpha / 255];
    known.set(css, color);
    return color;
  };
  const over = (front: number[], back: number[], alpha: number) =>
    [0, 1, 2].map((at) => (front[at] ?? 0) * alpha + (back[at] ?? 0) * (1 - alpha));
  const light = (color: number[]) => {
    const [red = 0, green = 0, blue = 0] = color.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundOf = (start: Element): { color: number[]; opacity: number } | null => {
    const layers: number[][] = [];
    let opacity = 1;
    for (let at: Element | null = start; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      opacity *= Number(style.opacity);
      if (style.backgroundImage !== "none") return null;
      layers.push(colorOf(style.backgroundColor));
      if (layers.at(-1)?.[3] === 1) break;
    }
    const color = layers.reduceRight((back, layer) => over(layer, back, layer[3] ?? 0), [255, 255, 255]);
    return { color, opacity };
  };
  const found: HardText[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let seen = 0; seen < limits.texts && walker.nextNode(); seen++) {
    const text = (walker.currentNode.textContent ?? "").replace(/\s+/g, " ").trim();
    const parent = walker.currentNode.parentElement;
    if (text.length < 2 || !parent || parent.closest(":disabled, [aria-disabled=true], script, style, option"))
      continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { x, y, width, height } = range.getBoundingClientRect();
    if (width < 3 || height < 3 || x + width < 0 || y + scrollY + height < 0) continue;
    // For screen readers only: the text is clipped to a point.
    if (parent.clientWidth <= 1 && parent.clientHeight <= 1 && getComputedStyle(parent).display !== "inline") continue;
    const style = getComputedStyle(parent);
    const fontPx = Number.parseFloat(style.fontSize);
    const large = fontPx >= 24 || (fontPx >= 18.66 && Number(style.fontWeight) >= 700);
    const neededContrast = large ? 3 : 4.5;
    const ground = groundOf(parent);
    let contrast: number | null = null;
    if (ground) {
      const ink = colorOf(style.color);
      const [a, b] = [light(over(ink, ground.color, (ink[3] ?? 1) * ground.opacity)), light(ground.color)];
      contrast = Math.round(((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)) * 100) / 100;
    }
    if (fontPx >= limits.smallestPx && (contrast === null || contrast >= neededContrast)) continue;
    found.push({ text: text.slice(0, 160), fontPx, contrast, neededContrast, box: { x, y, width, height } });
  }
  return found.sort((a, b) => (a.contrast ?? 21) - (b.contrast ?? 21)).slice(0, limits.found);
}
