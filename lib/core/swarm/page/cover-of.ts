/** What covers an element's center, in words, or null. Works only for what is in the window. Runs in the page. */
export function coverOf(element: Element, box: DOMRect): string | null {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return null;
  const hit = document.elementFromPoint(x, y);
  if (!hit || element.contains(hit) || hit.contains(element)) return null;
  const labels = Array.from((element as HTMLInputElement).labels ?? []);
  if (labels.some((label) => label.contains(hit))) return null;
  let cover: Element = hit;
  while (cover.parentElement && !cover.parentElement.contains(element)) cover = cover.parentElement;
  const words = (cover.getAttribute("aria-label") ?? (cover as HTMLElement).innerText ?? "")
    .replace(/\s+/g, " ")
    .trim();
  // Up to the last word that is whole: this is quoted in findings.
  const shown = words.length > 120 ? words.slice(0, 121).replace(/\s?\S*$/, "") || words.slice(0, 120) : words;
  return shown || cover.tagName.toLowerCase();
}
