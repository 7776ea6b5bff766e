import { readFile } from "node:fs/promises";
import { create, type Font } from "fontkit";
import { fontPath, GEIST } from "./font-path";

/** The width of a text in ems. Both fonts are slightly wider than those that office programs use instead. */
export type Measure = (text: string, bold: boolean) => number;

const FULL_WIDTH =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]|\p{Extended_Pictographic}/u;
const OTHER_SCRIPT = 0.66;

/** Characters that the font lacks are assumed to be as wide as the widest usual ones of their kind. */
export async function loadMeasure(): Promise<Measure> {
  const [regular, bold] = await Promise.all([face("Geist-Regular"), face("Geist-SemiBold")]);
  return (text, isBold) => {
    let width = 0;
    for (const letter of text) width += (isBold ? bold : regular)(letter);
    return width;
  };
}

async function face(name: string): Promise<(letter: string) => number> {
  const font = create(await readFile(fontPath(`${GEIST}/${name}.ttf`)));
  const known = new Map<string, number>();
  return (letter) => {
    const width = known.get(letter) ?? widthOf(font, letter);
    known.set(letter, width);
    return width;
  };
}

function widthOf(font: Font, letter: string): number {
  const codePoint = letter.codePointAt(0) ?? 0;
  if (font.hasGlyphForCodePoint(codePoint)) return font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm;
  if (/[\p{M}\p{Cf}]/u.test(letter)) return 0;
  return FULL_WIDTH.test(letter) ? 1.02 : OTHER_SCRIPT;
}
