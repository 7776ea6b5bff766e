type Landmark = "main" | "navigation" | "header" | "footer" | "dialog" | null;

/** The landmark that contains an element, and the heading above it. Runs in the page. */
export function placeOf(element: Element, headings: Element[]): { landmark: Landmark; section: string } {
  const part = element.closest(
    "dialog, [role=dialog], [role=alertdialog], [aria-modal=true], nav, [role=navigation], main, [role=main], " +
      "header, [role=banner], footer, [role=contentinfo]",
  );
  const kind = part ? `${part.getAttribute("role") ?? ""} ${part.tagName.toLowerCase()}` : "";
  const landmarks: [RegExp, Landmark][] = [
    [/dialog/, "dialog"],
    [/nav/, "navigation"],
    [/main/, "main"],
    [/banner|header/, "header"],
    [/contentinfo|footer/, "footer"],
  ];
  const landmark = part?.matches("[aria-modal=true]")
    ? "dialog"
    : (landmarks.find(([word]) => word.test(kind))?.[1] ?? null);
  const own = element.closest("section, article, li, fieldset")?.querySelector("h1, h2, h3, h4, h5, h6, legend");
  const before = headings.findLast(
    (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const text = (own ?? before)?.textContent ?? "";
  return { landmark, section: text.replace(/\s+/g, " ").trim().slice(0, 120) };
}
