import { NEGATIONS } from "@/lib/services/analysis/sentiment/lexicon";
import { wordPoints } from "@/lib/services/analysis/sentiment/word-points";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { deniedUntil } from "./denied-until";

const negations = new Set(NEGATIONS.split(" "));

/** Whether a sentence denies a word of praise or blame: then how it sounds does not tell on which side it is. */
export function isDenied(sentence: string, language: string | null): boolean {
  const words = wordsOf(sentence);
  const isGerman = language?.toLowerCase().startsWith("de") ?? false;
  return words.some((word, at) => {
    if (!negations.has(word)) return false;
    const denied = words.slice(at + 1, deniedUntil(words, at) + 1);
    return denied.some((each) => (wordPoints(each, isGerman) ?? 0) !== 0);
  });
}
