import type { Mark } from "./record";

const START = "\u0001";
const STOP = "\u0002";

/** Turns PostgreSQL's headline into offsets; none when the headline is not exactly the stored text. */
export function readMarks(text: string, marked: string): Mark[] {
  const marks: Mark[] = [];
  let plain = "";
  let start = 0;
  for (const letter of marked) {
    if (letter === START) start = plain.length;
    else if (letter === STOP) marks.push({ start, end: plain.length });
    else plain += letter;
  }
  return plain === text ? marks : [];
}
