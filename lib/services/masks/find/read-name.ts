import { DOUBTFUL, NOBODY, PARTICLES } from "./common-words";
import { FIRST_NAMES } from "./first-names";
import type { Word } from "./words-of";

const MOST_WORDS = 5;

/** Whether a word can be part of a name where a name is expected. */
export const canName = ({ text, lower, isCapital }: Word): boolean =>
  isCapital && text.length > 1 && (!NOBODY.has(lower) || (DOUBTFUL.has(lower) && FIRST_NAMES.has(lower)));

export const isFirstName = ({ isCapital, lower }: Word): boolean =>
  isCapital && (FIRST_NAMES.has(lower) || FIRST_NAMES.has(lower.split("-")[0] ?? ""));

/** A single ambiguous word isn't a name. */
export const isDoubtful = ({ lower }: Word): boolean => DOUBTFUL.has(lower) || NOBODY.has(lower);

/** The length in words of the name starting at `at`: capitalized words, initials, and small words in between. */
export function nameLength(words: readonly Word[], at: number): number {
  const first = words[at];
  if (!first || !canName(first)) return 0;
  let length = 1;
  for (let next = at + 1; next < words.length && next - at < MOST_WORDS; next++) {
    const word = words[next];
    if (!word || !isInside(word, words[next - 1])) break;
    if (isInitial(word, words[next + 1])) continue;
    if (!word.isCapital && PARTICLES.has(word.lower)) continue;
    if (!canName(word) || word.lower === "st") break;
    length = next - at + 1;
  }
  return length;
}

/** Only a space, or the period of an initial. */
const isInside = (word: Word, before: Word | undefined): boolean =>
  /^[ \u00a0]$/.test(word.gap) || (word.gap === ". " && before?.text.length === 1);

const isInitial = (word: Word, after: Word | undefined): boolean =>
  word.text.length === 1 && word.isCapital && word.lower !== "i" && after !== undefined && /^\.? $/.test(after.gap);
