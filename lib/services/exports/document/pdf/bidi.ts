import bidiFactory from "bidi-js";

export type Direction = "ltr" | "rtl";
export type Levels = { direction: Direction; at(index: number): number };

const bidi = bidiFactory();
const LEFT_TO_RIGHT: Levels = { direction: "ltr", at: () => 0 };
const ANY_RTL =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200f\u202b\u202e\u2067]/u;

/** The embedding levels of a text (Unicode Bidirectional Algorithm); its first letter decides the direction. */
export function levelsOf(text: string): Levels {
  if (!ANY_RTL.test(text)) return LEFT_TO_RIGHT;
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text);
  const base = paragraphs[0]?.level ?? 0;
  return { direction: base % 2 === 1 ? "rtl" : "ltr", at: (index) => levels[index] ?? base };
}

type Letter = { text: string; face: string; level: number };
const HAS_DIRECTION = /\p{L}/u;

/** The characters of a line as runs of one font and level, in visual order from left to right (L2). */
export function visualOrder(letters: readonly Letter[]): { text: string; face: string }[] {
  const stretches: Letter[] = [];
  for (const letter of letters) {
    const before = stretches.at(-1);
    if (before && before.face === letter.face && before.level === letter.level) before.text += letter.text;
    else stretches.push({ ...letter });
  }
  const highest = Math.max(0, ...stretches.map(({ level }) => level));
  for (let level = highest; level >= 1; level--) {
    for (let from = 0; from < stretches.length; from++) {
      let to = from;
      while ((stretches[to]?.level ?? -1) >= level) to += 1;
      if (to > from) stretches.splice(from, to - from, ...stretches.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  }
  return stretches
    .filter(({ text }) => text !== "")
    .map(({ text, face, level }) => ({ face, text: level % 2 === 1 ? mirrored(text) : text }));
}

/** Fonts mirror the characters of their script themselves, but not those that belong to none. */
const mirrored = (text: string): string =>
  HAS_DIRECTION.test(text)
    ? text
    : [...text]
        .reverse()
        .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
        .join("");
