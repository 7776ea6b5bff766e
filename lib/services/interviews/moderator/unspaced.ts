import { plainLetters } from "@/lib/core/text/plain-letters";
import { segmented } from "@/lib/core/text/segmented";
import { wordsOf } from "@/lib/services/analysis/words/words-of";

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const segments = new Intl.Segmenter("ja", { granularity: "word" });

/** Whether a text is in a script that doesn't set its words apart. */
export const isUnspaced = (text: string): boolean => UNSPACED.test(text);

export type Word = { text: string; at: number };

/** The words of such a text, by the dictionary of the runtime, with their places. */
export const unspacedWords = (text: string): Word[] =>
  segmented(segments, text)
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ text: segment, at: index }));

/** The words of a line in plain letters, in any script. */
export const lineWords = (text: string): string[] =>
  isUnspaced(text) ? unspacedWords(text).map((word) => plainLetters(word.text)) : wordsOf(text);
