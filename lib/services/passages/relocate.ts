import { Letters, lettersOf, type TextLine } from "./letters";
import { wordsOf } from "./reanchor";
import type { LineSpan } from "./record";

/** The content of a replacement transcript, in order. */
export type NewLine = TextLine & { speaker: string | null; startSeconds: number | null; endSeconds: number | null };

/** What is looked for, and where it was said. */
export type Sought = { text: string; startSeconds: number | null; lines: LineSpan | null };

/** How far words may have moved and still be the same; farther only if nothing else is as similar. */
const NEAR_SECONDS = 30;
const NEAR_LINES = 10;
const LEAST_UNIQUE_LETTERS = 20;
const MOST_PLACES = 2_000;

/** Finds the words of passages in a whole transcript. */
export function relocator(lines: readonly NewLine[]) {
  const letters = new Letters(lines);
  return (sought: Sought): { lines: LineSpan; text: string } | null => {
    const wanted = lettersOf(sought.text);
    const places = placesOf(letters, wanted);
    const distances = places.map((at) => ({ at, ...distance(lines[letters.lineOf(at)], letters.lineOf(at), sought) }));
    const nearest = distances.reduce<(typeof distances)[number] | null>(
      (best, one) => (best === null || one.far < best.far ? one : best),
      null,
    );
    if (!nearest || !(nearest.near || (places.length === 1 && wanted.length >= LEAST_UNIQUE_LETTERS))) return null;
    const { start, end } = letters.stretch(nearest.at, nearest.at + wanted.length);
    const span = {
      firstIndex: start.index,
      firstOffset: start.offset,
      lastIndex: end.index,
      lastOffset: end.offset,
    };
    return { lines: span, text: wordsOf(span, lines.slice(start.index, end.index + 1)) ?? "" };
  };
}

function distance(line: NewLine | undefined, number: number, { startSeconds, lines }: Sought) {
  if (startSeconds !== null && line?.startSeconds != null) {
    const far = Math.abs(line.startSeconds - startSeconds);
    return { far, near: far <= NEAR_SECONDS };
  }
  const far = lines === null ? Number.MAX_SAFE_INTEGER : Math.abs(number - lines.firstIndex);
  return { far, near: far <= NEAR_LINES };
}

/** Where the text has these as whole words. */
function placesOf(letters: Letters, wanted: string): number[] {
  const places: number[] = [];
  if (wanted === "") return places;
  let at = letters.text.indexOf(wanted);
  for (; at !== -1 && places.length < MOST_PLACES; at = letters.text.indexOf(wanted, at + 1))
    if (isWhole(letters, at, at + wanted.length)) places.push(at);
  return places;
}

/** Scripts without spaces between words have no word boundaries. */
const IN_WORD = /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{N}]$/u;

function isWhole(letters: Letters, from: number, to: number): boolean {
  const { start, end } = letters.stretch(from, to);
  const text = (index: number) => letters.lines[index]?.text ?? "";
  const cuts = (line: string, offset: number) =>
    offset > 0 && IN_WORD.test(line.charAt(offset - 1)) && IN_WORD.test(line.charAt(offset));
  return !cuts(text(start.index), start.offset) && !cuts(text(end.index), end.offset);
}
