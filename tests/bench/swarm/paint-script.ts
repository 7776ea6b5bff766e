/**
 * Runs in a page: what its window shows, as boxes of one color and lines of text (`Painted` of prisma/seed/swarm). Made
 * for pages as plain as those of the demo shop: no images except of one color, no gradients, no rotated text.
 */
export const PAINT_SCRIPT = `(async () => {
  const hex = (color) => {
    const [r, g, b, a = 1] = color.match(/[\\d.]+/g).map(Number);
    return a < 0.05 ? null : "#" + [r, g, b].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("");
  };
  const round = Math.round;
  const layers = [[], []];
  const layerOf = (element) => {
    for (let at = element; at; at = at.parentElement) if (["fixed", "absolute", "sticky"].includes(getComputedStyle(at).position)) return 1;
    return 0;
  };
  const inWindow = ({ left, top, right, bottom, width, height }) =>
    width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  const line = (into, text, box, style) => {
    const size = parseFloat(style.fontSize);
    const color = hex(style.color);
    const words = text.replace(/\\s+/g, " ").trim();
    if (!color || !words || !inWindow(box)) return;
    const baseline = box.top + box.height / 2 + size * 0.34;
    into.push([round(box.left), round(baseline), round(box.width), round(size), Number(style.fontWeight) >= 600 ? 1 : 0, color, words]);
  };
  const colorOfPicture = async (image) => {
    try {
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = 1;
      const brush = canvas.getContext("2d");
      brush.drawImage(image, 0, 0, 1, 1);
      return hex("rgb(" + [...brush.getImageData(0, 0, 1, 1).data.slice(0, 3)].join(",") + ")");
    } catch { return "#cccccc"; }
  };
  const border = (into, box, style) => {
    const sides = [["Top", box.left, box.top, box.width, 0], ["Bottom", box.left, box.bottom, box.width, 0],
      ["Left", box.left, box.top, 0, box.height], ["Right", box.right, box.top, 0, box.height]];
    for (const [side, x, y, w, h] of sides) {
      const width = parseFloat(style["border" + side + "Width"]);
      const color = hex(style["border" + side + "Color"]);
      if (!width || !color || style["border" + side + "Style"] === "none") continue;
      const dx = side === "Right" ? -width : 0;
      const dy = side === "Bottom" ? -width : 0;
      into.push([round(x + dx), round(y + dy), round(w || width), round(h || width), color]);
    }
  };
  const visit = async (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const style = getComputedStyle(node.parentElement);
      const into = layers[layerOf(node.parentElement)];
      const range = document.createRange();
      let kept = null;
      for (const match of node.data.matchAll(/\\S+/g)) {
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const box = range.getBoundingClientRect();
        if (kept && Math.abs(kept.box.top - box.top) < 3) {
          kept.text += " " + match[0];
          kept.box = { left: kept.box.left, top: kept.box.top, right: box.right, bottom: kept.box.bottom,
            width: box.right - kept.box.left, height: kept.box.height };
        } else {
          if (kept) line(into, kept.text, kept.box, style);
          kept = { text: match[0], box };
        }
      }
      if (kept) line(into, kept.text, kept.box, style);
      return;
    }
    if (node.nodeType !== Node.ELEMENT_NODE || ["SCRIPT", "STYLE", "HEAD", "TITLE"].includes(node.tagName)) return;
    const style = getComputedStyle(node);
    if (style.display === "none" || style.visibility === "hidden") return;
    const box = node.getBoundingClientRect();
    const into = layers[layerOf(node)];
    const background = hex(style.backgroundColor);
    if (inWindow(box) && node !== document.body && node !== document.documentElement) {
      if (background) into.push([round(box.left), round(box.top), round(box.width), round(box.height), background]);
      if (node.tagName === "IMG") into.push([round(box.left), round(box.top), round(box.width), round(box.height), await colorOfPicture(node)]);
      border(into, box, style);
    }
    if (["INPUT", "TEXTAREA", "SELECT"].includes(node.tagName)) {
      const value = node.tagName === "SELECT" ? node.selectedOptions[0]?.text : node.type === "password" ? "•".repeat(node.value.length) : node.value;
      const size = parseFloat(style.fontSize);
      const left = box.left + parseFloat(style.paddingLeft) + 2;
      const top = node.tagName === "TEXTAREA" ? box.top + parseFloat(style.paddingTop) : box.top + (box.height - size) / 2;
      const width = Math.min(box.width - 16, (value ?? "").length * size * 0.5);
      if (!["checkbox", "radio", "submit", "hidden"].includes(node.type))
        line(into, (value ?? "").slice(0, 60), { left, top, width, height: size, right: left + width, bottom: top + size }, style);
      return;
    }
    for (const child of node.childNodes) await visit(child);
  };
  await visit(document.body);
  const color = hex(getComputedStyle(document.body).backgroundColor) ?? "#ffffff";
  return { width: innerWidth, height: innerHeight, color, parts: [...layers[0], ...layers[1]] };
})()`;
