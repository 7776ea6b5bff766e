/** An element's role: explicit, or implied by its tag (HTML-AAM). Runs in the page. */
export function roleOf(element: Element): string {
  const said = (element.getAttribute("role") ?? "").trim().split(/\s+/)[0];
  if (said) return said.toLowerCase();
  const tag = element.tagName.toLowerCase();
  if (tag === "a") return element.hasAttribute("href") ? "link" : "generic";
  if (tag === "button" || tag === "summary") return "button";
  if (tag === "textarea") return "textbox";
  if (tag === "select") return element.hasAttribute("multiple") ? "listbox" : "combobox";
  if (tag !== "input") return "generic";
  const type = (element as HTMLInputElement).type;
  if (["submit", "button", "reset", "image", "file", "color"].includes(type)) return "button";
  if (type === "checkbox" || type === "radio") return type;
  if (type === "number") return "spinbutton";
  if (type === "range") return "slider";
  return type === "search" ? "searchbox" : "textbox";
}
