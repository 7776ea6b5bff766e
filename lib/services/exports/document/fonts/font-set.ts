import { readFile } from "node:fs/promises";
import { familiesFor } from "./families";
import { fontPath, GEIST } from "./font-path";
import { type Faces, loadFamily } from "./load-family";
import { openFont } from "./open-font";

/** The fonts for a text, and which of them has a character. */
export type FontSet = {
  faces: ReadonlyMap<string, Faces>;
  faceOf(letter: string): string | null;
  /** Characters that none of them has. */
  missing: readonly string[];
};

const MAIN = "main";
/** Replaces a character that has no font. */
export const REPLACEMENT = "\ufffd";
/** Invisible characters are never missing. */
const INVISIBLE = /[\s\p{Cf}\p{Cc}\p{Variation_Selector}]/u;

/** Loads only what the text needs. */
export async function loadFonts(text: string): Promise<FontSet> {
  const [regular, bold] = await Promise.all(
    ["Geist-Regular", "Geist-SemiBold"].map(async (name) => openFont(await readFile(fontPath(`${GEIST}/${name}.ttf`)))),
  );
  if (!regular || !bold) throw new Error("the main face is not there");
  const faces = new Map<string, Faces>([[MAIN, { regular, bold }]]);
  const isMain = (letter: string): boolean => regular.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  const owners = new Map<string, string>();
  const letters = new Set([...new Set([...text, REPLACEMENT])].filter((one) => !isMain(one) && !INVISIBLE.test(one)));
  for (const family of familiesFor(text)) {
    if (letters.size === 0) break;
    for (const [at, part] of (await loadFamily(family, letters)).entries()) {
      faces.set(`${family}-${at}`, part.faces);
      for (const letter of part.letters) {
        owners.set(letter, `${family}-${at}`);
        letters.delete(letter);
      }
    }
  }
  letters.delete(REPLACEMENT);
  const faceOf = (letter: string) => owners.get(letter) ?? (isMain(letter) ? MAIN : null);
  return { faces, faceOf, missing: [...letters] };
}
