import { create, type Font } from "fontkit";

/**
 * A font for typesetting. If a letter has no anchor for its mark (an Arabic letter with a Quranic sign, for example),
 * fontkit throws instead of leaving the mark where it falls; such text is laid out without positioning marks.
 */
export function openFont(bytes: Uint8Array): Font {
  const font = create(bytes);
  const layout = font.layout.bind(font);
  font.layout = (text, features) => {
    try {
      return layout(text, features);
    } catch {
      return layout(text, { mark: false, mkmk: false });
    }
  };
  return font;
}
