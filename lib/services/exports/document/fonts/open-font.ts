import { create, type Font, type GlyphRun } from "fontkit";

const MOST_KNOWN = 1_000;

/**
 * A font for typesetting. If a letter has no anchor for its mark (an Arabic letter with a Quranic sign, for example),
 * fontkit throws instead of leaving the mark where it falls; such text is laid out without positioning marks. A text is
 * laid out once: it is measured, measured again by PDFKit, and then drawn.
 */
export function openFont(bytes: Uint8Array): Font {
  const font = create(bytes);
  const layout = font.layout.bind(font);
  const known = new Map<string, GlyphRun>();
  const layOut: Font["layout"] = (text, features) => {
    try {
      return layout(text, features);
    } catch {
      return layout(text, { mark: false, mkmk: false });
    }
  };
  font.layout = (text, features) => {
    if (!Array.isArray(features) || features.length > 0) return layOut(text, features);
    if (known.size >= MOST_KNOWN) known.clear();
    const run = known.get(text) ?? layOut(text, features);
    known.set(text, run);
    // PDFKit scales the positions that it gets.
    const positions = run.positions.map((position) => ({ ...position }));
    return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions });
  };
  return font;
}
