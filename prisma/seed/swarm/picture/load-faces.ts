import { readFile } from "node:fs/promises";
import { create, type Font } from "fontkit";
import { fontPath, GEIST } from "@/lib/services/exports/document/fonts/font-path";
import { glyphMask, type Mask } from "./glyph-mask";
import { outlineOf } from "./outline-of";

export type Face = { glyph: (letter: string, fontPx: number) => { advance: number; mask: Mask } };

/** The two weights of the product's own face; each glyph is drawn once for a size. */
export async function loadFaces(): Promise<{ regular: Face; bold: Face }> {
  const [regular, bold] = await Promise.all([face("Geist-Regular"), face("Geist-SemiBold")]);
  return { regular, bold };
}

async function face(name: string): Promise<Face> {
  const font: Font = create(await readFile(fontPath(`${GEIST}/${name}.ttf`)));
  const drawn = new Map<string, ReturnType<Face["glyph"]>>();
  return {
    glyph(letter, fontPx) {
      const key = `${letter} ${fontPx}`;
      const known = drawn.get(key);
      if (known) return known;
      const { advanceWidth, path } = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
      const scale = fontPx / font.unitsPerEm;
      const glyph = { advance: advanceWidth * scale, mask: glyphMask(outlineOf(path.commands, scale)) };
      drawn.set(key, glyph);
      return glyph;
    },
  };
}
