import type { Face } from "pdfkit";
import type { FontSet } from "../fonts/font-set";
import { REPLACEMENT } from "../fonts/font-set";
import type { Run } from "../rich-text";
import { type Direction, type Levels, levelsOf, visualOrder } from "./bidi";
import { breakPlaces } from "./break-places";

/** A run in one font, as it is drawn from left to right. */
export type Stretch = { text: string; face: string; width: number };
export type Line = { stretches: Stretch[]; width: number };
export type Paragraph = { lines: Line[]; direction: Direction };

type Letter = { text: string; face: string; level: number };

/** Sets texts in lines: a suitable font for each character, permitted line breaks, and both directions. */
export function typesetter({ faces, faceOf }: FontSet) {
  const widths = new Map<string, number>();
  const faceNamed = (name: string): Face => {
    const [key = "", weight] = name.split("/");
    const found = faces.get(key);
    if (!found) throw new Error(`there is no face ${name}`);
    return weight === "bold" ? found.bold : found.regular;
  };
  const unitsOf = (name: string) => (faceNamed(name) as Face & { unitsPerEm: number }).unitsPerEm;
  const widthOf = (text: string, face: string): number => {
    const key = `${face} ${text}`;
    const known = widths.get(key) ?? faceNamed(face).layout(text, []).advanceWidth / unitsOf(face);
    widths.set(key, known);
    return known;
  };

  /** Marks and joiners stay with the preceding letter; characters without a font are replaced. */
  const shownAs = (letter: string, before: string | undefined): { text: string; face: string } => {
    const joins = /[\p{M}\u200c\u200d]/u.test(letter);
    if (joins && before !== undefined) return { text: letter, face: before };
    const own = faceOf(letter);
    if (own !== null) return { text: letter, face: own };
    if (/\s/.test(letter)) return { text: " ", face: "main" };
    if (!joins && /[\p{Cf}\p{Variation_Selector}]/u.test(letter)) return { text: "", face: "main" };
    const replacing = faceOf(REPLACEMENT);
    return replacing === null ? { text: "?", face: "main" } : { text: REPLACEMENT, face: replacing };
  };

  const lettersOf = (runs: readonly Run[], levels: Levels): Letter[] => {
    const letters: Letter[] = [];
    let at = 0;
    for (const { text, bold } of runs)
      for (const letter of text) {
        const { text: shown, face } = shownAs(letter, letters.at(-1)?.face.split("/")[0]);
        const own = { face: `${face}/${bold ? "bold" : "regular"}`, level: levels.at(at) };
        letters.push({ text: shown, ...own });
        for (let unit = 1; unit < letter.length; unit++) letters.push({ text: "", ...own });
        at += letter.length;
      }
    return letters;
  };

  const stretchesOf = (letters: readonly Letter[]): Stretch[] =>
    visualOrder(letters).map(({ text, face }) => ({ text, face, width: widthOf(text, face) }));
  const measure = (letters: readonly Letter[]): number =>
    stretchesOf(letters).reduce((sum, { width }) => sum + width, 0);
  const trimmed = (letters: readonly Letter[]): readonly Letter[] => {
    let end = letters.length;
    while (end > 0 && /^\s*$/.test(letters[end - 1]?.text ?? "")) end -= 1;
    return letters.slice(0, end);
  };
  const toLine = (letters: readonly Letter[]): Line => {
    const stretches = stretchesOf(trimmed(letters));
    return { stretches, width: stretches.reduce((sum, { width }) => sum + width, 0) };
  };

  /** How many letters fit in that width, at least one. */
  const fittingOf = (word: readonly Letter[], widest: number): number => {
    let count = Math.max(1, Math.floor((word.length * widest) / measure(word)));
    while (count > 1 && measure(word.slice(0, count)) > widest) count -= 1;
    return count;
  };

  /** Lines of at most that width in ems. */
  const set = (runs: readonly Run[], widest: number): Paragraph => {
    const text = runs.map((run) => run.text).join("");
    const levels = levelsOf(text);
    const letters = lettersOf(runs, levels);
    const lines: Line[] = [];
    let line: Letter[] = [];
    let width = 0;
    let from = 0;
    for (const { position, required } of breakPlaces(text)) {
      let word = letters.slice(from, position);
      from = position;
      if (line.length > 0 && width + measure(trimmed(word)) > widest) {
        lines.push(toLine(line));
        [line, width] = [[], 0];
      }
      // A word wider than a line is cut.
      while (measure(trimmed(word)) > widest && word.length > 1) {
        const count = fittingOf(word, widest);
        lines.push(toLine(word.slice(0, count)));
        word = word.slice(count);
      }
      line.push(...word);
      width += measure(word);
      if (required) {
        lines.push(toLine(line));
        [line, width] = [[], 0];
      }
    }
    if (line.length > 0 || lines.length === 0) lines.push(toLine(line));
    return { lines, direction: levels.direction };
  };
  return { set };
}
