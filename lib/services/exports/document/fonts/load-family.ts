import { readFile } from "node:fs/promises";
import type { Font } from "fontkit";
import subsetFont from "subset-font";
import { fontPath } from "./font-path";
import { openFont } from "./open-font";

export type Faces = { regular: Font; bold: Font };
type Part = { key: string; has: (codePoint: number) => boolean };

const WEIGHTS = { regular: 400, bold: 600 };

/**
 * A family's fonts for those of the characters that it has. Families are split by character range; of each part only
 * what is needed is unpacked, in two weights.
 */
export async function loadFamily(
  family: string,
  letters: ReadonlySet<string>,
): Promise<{ faces: Faces; letters: string[] }[]> {
  const folder = `@fontsource-variable/${family}`;
  const ranges: Record<string, string> = JSON.parse(await readFile(fontPath(`${folder}/unicode.json`), "utf8"));
  const left = new Set(letters);
  const found: { faces: Faces; letters: string[] }[] = [];
  for (const { key, has } of Object.entries(ranges).map(partOf)) {
    const wanted = [...left].filter((letter) => has(letter.codePointAt(0) ?? 0));
    if (wanted.length === 0) continue;
    const bytes = await readFile(fontPath(`${folder}/files/${family}-${key}-wght-normal.woff2`));
    const face = async (wght: number) => {
      const options = { targetFormat: "truetype" as const, variationAxes: { wght } };
      // Joiners affect the shape of adjacent letters, and marks on their own are shown on a dotted circle.
      return openFont(await subsetFont(bytes, `${wanted.join("")} \u200c\u200d\u25cc`, options));
    };
    const faces = { regular: await face(WEIGHTS.regular), bold: await face(WEIGHTS.bold) };
    const there = wanted.filter((letter) => faces.regular.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    for (const letter of there) left.delete(letter);
    if (there.length > 0) found.push({ faces, letters: there });
  }
  return found;
}

function partOf([name, ranges]: [string, string]): Part {
  const spans = ranges.split(",").map((range) => {
    const [from = "", to = from] = range.trim().slice(2).split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return {
    key: name.replace(/[[\]]/g, ""),
    has: (codePoint) => spans.some(([from, to]) => codePoint >= from && codePoint <= to),
  };
}
