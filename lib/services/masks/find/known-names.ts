import { plainLetters } from "@/lib/core/text/plain-letters";
import { LABEL_WORDS, PARTICLES } from "./common-words";
import { namedAt } from "./cues";
import { isDoubtful } from "./read-name";
import { type Word, wordsOf } from "./words-of";

const MONTHS = new Set(["april", "may", "june", "august", "mai", "abril", "avril"]);

/** Names learned from labels and cues; `parts` are words that name a person by themselves. */
export class KnownNames {
  readonly parts = new Set<string>();

  /** Learns the parts of a speaker's label; "Speaker 2" and "P7" aren't names. */
  addLabel(label: string): void {
    if (!isPersonLabel(label)) return;
    for (const word of wordsOf(label)) this.add(word);
  }

  /** Learns the names in a line. */
  addLine(words: readonly Word[]): void {
    for (let at = 0; at < words.length; at++) {
      const length = namedAt(words, at);
      for (const word of words.slice(at, at + length)) this.add(word);
      if (length > 0) at += length - 1;
    }
  }

  private add(word: Word): void {
    const { text, lower } = word;
    if (text.length > 1 && !PARTICLES.has(lower) && !LABEL_WORDS.has(lower)) this.parts.add(plainLetters(text));
  }

  /** Whether the word by itself names one of them here. */
  has(word: Word): boolean {
    if (!word.isCapital || !this.parts.has(plainLetters(word.text))) return false;
    return !isDoubtful(word) || (!word.opens && !MONTHS.has(word.lower));
  }
}

/** Whether a speaker's label names a person rather than a role. */
export function isPersonLabel(label: string): boolean {
  const words = wordsOf(label.replace(/\([^)]*\)/g, " "));
  const names = words.filter(({ text, lower }) => !LABEL_WORDS.has(lower) && !/^\p{N}+$/u.test(text));
  if (names.length === 0 || names.length > 5) return false;
  return names.some(({ text }) => [...text].length > 1) && !/^[A-Z]{1,3}\s?-?\d{1,4}$/.test(label.trim());
}
