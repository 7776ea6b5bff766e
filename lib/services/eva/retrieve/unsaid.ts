import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Passage } from "./passages";
import { postingsOf } from "./postings";
import type { Asked } from "./question-terms";

/** Capitalized within a sentence: in English, the name of one thing, which nothing else can stand for. */
const NAME = /(?<=[\p{L}\p{N},’”"']\s)\p{Lu}[\p{L}\p{N}]+/gu;

/**
 * Names in an English question that occur in no passage ("Android"): whatever is found isn't about those. Can't be
 * determined for German questions, where all nouns are capitalized.
 */
export function unsaidOf(question: string, { terms, german }: Asked, passages: readonly Passage[]): string[] {
  if (german) return [];
  const { stems } = postingsOf(passages);
  const languages = [...new Set(passages.map(({ language }) => language))];
  const isSaid = (word: string) =>
    terms.some((term) => term.word === word && languages.some((language) => stems.own.has(term.stemIn(language))));
  const asked = new Set(terms.map(({ word }) => word));
  return [...new Set(question.match(NAME) ?? [])].filter((name) => {
    const words = wordsOf(name).filter((word) => asked.has(word));
    return words.length > 0 && !words.some(isSaid);
  });
}
