/** How far text may be nested in the element that cuts it: an icon, a mark, a name. */
const MOST_ABOVE = 3;
/** What a link over a whole row covers, so that the pointer is never on it. */
const ROWS = "tr, li, article";

function isCut(element: Element): boolean {
  if (element.matches("select, input, textarea")) return false;
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  if (textOverflow === "ellipsis") return element.scrollWidth > element.clientWidth;
  return webkitLineClamp !== "none" && element.scrollHeight > element.clientHeight + 1;
}

/** The whole of what is shown shortened where the pointer is, or in the row that this link opens. */
export function cutTexts(target: Element): string[] {
  const around: Element[] = [];
  for (let at: Element | null = target; at && around.length < MOST_ABOVE; at = at.parentElement) around.push(at);
  const row =
    target.matches("a") && getComputedStyle(target, "::after").position === "absolute" && target.closest(ROWS);
  const cut = (row ? [...row.querySelectorAll("*")] : around).filter(isCut);
  return cut.map(({ textContent }) => textContent.trim()).filter(Boolean);
}
