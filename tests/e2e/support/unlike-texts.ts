/**
 * In a page: the elements with text of their own whose contrast may differ, three of each look, since one may be
 * covered. A look is the letters' color and size, and all that is painted behind them; what floats over other things is
 * always among them. Named elements of a long list are each as legible as the first.
 */
export function unlikeTexts(): Element[] {
  const OF_EACH = 3;
  type Behind = { look: string; floats: boolean };
  const known = new Map<Element, Behind>();
  const behind = (element: Element): Behind => {
    const before = known.get(element);
    if (before) return before;
    const above = element.parentElement ? behind(element.parentElement) : { look: "", floats: false };
    const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element);
    const isPainted = !/^(?:transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor) || backgroundImage !== "none";
    const own = isPainted || opacity !== "1" || filter !== "none";
    const found = {
      look: own ? `${above.look} ${backgroundColor} ${backgroundImage} ${opacity} ${filter}` : above.look,
      floats: above.floats || position === "absolute" || position === "fixed",
    };
    known.set(element, found);
    return found;
  };
  const hasText = (element: Element) =>
    element.matches("input, select, textarea") ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ""));
  const counts = new Map<string, number>();
  return [...document.querySelectorAll("body *")].filter((element) => {
    if (!hasText(element) || !element.checkVisibility()) return false;
    const { look, floats } = behind(element);
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    // Neither is checked.
    const isOff = element.closest(":disabled, [aria-disabled=true], label:has(:disabled)") !== null;
    const isHidden = element.closest("[aria-hidden=true], [inert]") !== null;
    const key = [element.tagName, color, fontSize, fontWeight, textShadow, isOff, isHidden, look].join(" ");
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return floats || count <= OF_EACH;
  });
}
