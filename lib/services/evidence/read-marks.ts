import type { Mark } from "./record";

const START = "\u0001";
const STOP = "\u0002";

/**
 * Turns PostgreSQL's headline into offsets. It has the stored text with normalized characters (`marked_words`), which
 * has the same length.
 */
export function readMarks(text: string, marked: string): Mark[] {
  const marks: Mark[] = [];
  let length = 0;
  let start = 0;
  for (const letter of marked) {
    if (letter === START) start = length;
    else if (letter === STOP) marks.push({ start, end: length });
    else length += letter.length;
  }
  return length === text.length ? marks : [];
}
