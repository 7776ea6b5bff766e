import { create, type Font } from "fontkit";

/**
 * A font for setting type. Where a letter has no anchor for the mark on it (an Arabic letter with a sign of the Quran's,
 * say) fontkit throws rather than leave the mark where it falls: such a text is laid out without placing marks.
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
