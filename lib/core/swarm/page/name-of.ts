type Named = {
  name: string;
  nameFrom: "aria" | "label" | "content" | "alt" | "title" | "placeholder" | "none";
};

/** The accessible name and its source, in the order of accname-1.2 §4.3. Runs in the page. */
export function nameOf(element: Element, role: string): Named {
  const squeeze = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim().slice(0, 200);
  const wordsOf = (node: Node, skip: Element | null, depth: number): string => {
    if (node.nodeType === 3) return node.textContent ?? "";
    if (!(node instanceof Element) || node === skip || depth > 12) return "";
    if (node.getAttribute("aria-hidden") === "true" || ["SCRIPT", "STYLE"].includes(node.tagName)) return "";
    const style = getComputedStyle(node);
    if (style.display === "none" || style.visibility === "hidden") return "";
    const label = node.getAttribute("aria-label") ?? (node.tagName === "IMG" ? node.getAttribute("alt") : null);
    if (label !== null) return ` ${label} `;
    const gap = style.display.startsWith("inline") ? "" : " ";
    return gap + Array.from(node.childNodes, (child) => wordsOf(child, skip, depth + 1)).join("") + gap;
  };
  const referred = (element.getAttribute("aria-labelledby") ?? "")
    .split(/\s+/)
    .map((id) => (id ? document.getElementById(id) : null))
    .map((found) => (found ? wordsOf(found, null, 0) : ""))
    .join(" ");
  if (squeeze(referred)) return { name: squeeze(referred), nameFrom: "aria" };
  const aria = squeeze(element.getAttribute("aria-label"));
  if (aria) return { name: aria, nameFrom: "aria" };

  const labels = Array.from((element as HTMLInputElement).labels ?? [], (label) => wordsOf(label, element, 0));
  if (squeeze(labels.join(" "))) return { name: squeeze(labels.join(" ")), nameFrom: "label" };
  if (element instanceof HTMLInputElement) {
    if (element.type === "image" && squeeze(element.alt)) return { name: squeeze(element.alt), nameFrom: "alt" };
    if (["submit", "reset", "button"].includes(element.type)) {
      const shown = squeeze(element.value) || { submit: "Submit", reset: "Reset", button: "" }[element.type] || "";
      if (shown) return { name: shown, nameFrom: "content" };
    }
  } else if (!["textbox", "combobox", "listbox", "searchbox", "spinbutton", "slider"].includes(role)) {
    const content = squeeze(wordsOf(element, null, 0)) || squeeze(element.querySelector("svg > title")?.textContent);
    if (content) return { name: content, nameFrom: "content" };
  }
  const title = squeeze(element.getAttribute("title"));
  if (title) return { name: title, nameFrom: "title" };
  const placeholder = squeeze(element.getAttribute("placeholder"));
  return placeholder ? { name: placeholder, nameFrom: "placeholder" } : { name: "", nameFrom: "none" };
}
