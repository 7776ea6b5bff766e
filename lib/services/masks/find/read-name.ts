import { DOUBTFUL, NOBODY, PARTICLES } from "./common-words";
import { FIRST_NAMES } from "./first-names";
import type { Word } from "./words-of";

const MOST_WORDS = 5;

/** Whether a word can be a part of somebody's name where a name is expected. */
export const canName = ({ text, lower, isCapital }: Word): boolean =>
  isCapital && text.length > 1 && (!NOBODY.has(lower) || (DOUBTFUL.has(lower) && FIRST_NAMES.has(lower)));

export const isFirstName = ({ isCapital, lower }: Word): boolean =>
  isCapital && (FIRST_NAMES.has(lower) || FIRST_NAMES.has(lower.split("-")[0] ?? ""));

/** One word of doubt alone is nobody's name. */
export const isDoubtful = ({ lower }: Word): boolean => DOUBTFUL.has(lower) || NOBODY.has(lower);

/** How many words from `at` on are one name: capitalised words, initials, and small words between them. */
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

/** A space and nothing else, or the full stop of an initial. */
const isInside = (word: Word, before: Word | undefined): boolean =>
  /^[ \u00a0]$/.test(word.gap) || (word.gap === ". " && before?.text.length === 1);

const isInitial = (word: Word, after: Word | undefined): boolean =>
  word.text.length === 1 && word.isCapital && word.lower !== "i" && after !== undefined && /^\.? $/.test(after.gap);
