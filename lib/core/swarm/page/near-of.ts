/** The text that looks like a field's label: beside it, or before it. Runs in the page. */
export function nearOf(element: Element): string {
  const squeeze = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const fields = "input, select, textarea, button";
  let node: Element = element;
  for (let level = 0; level < 3; level++) {
    for (let before = node.previousSibling; before; before = before.previousSibling) {
      if (before instanceof Element && (before.matches(fields) || before.querySelector(fields))) return "";
      const text = squeeze(before instanceof HTMLElement ? before.innerText : before.textContent);
      if (text) return text.slice(-120);
    }
    const parent = node.parentElement;
    if (!parent || parent.matches("form, body, main, fieldset")) return "";
    node = parent;
  }
  return "";
}
