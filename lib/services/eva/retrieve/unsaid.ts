import { wordsOf } from "../words/words-of";
import type { Passage } from "./passages";
import { postingsOf } from "./postings";
import type { Asked } from "./question-terms";

/** Written with a capital within a sentence: in English it names one thing, which nothing else stands for. */
const NAME = /(?<=[\p{L}\p{N},’”"']\s)\p{Lu}[\p{L}\p{N}]+/gu;

/**
 * What an English question calls by name and no passage does ("Android"): whatever is found is not about that. Of a question
 * in German it cannot be told.
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
