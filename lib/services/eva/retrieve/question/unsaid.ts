import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Passage } from "../corpus/passages";
import { peopleIn } from "../corpus/people-in";
import { postingsOf } from "../ranking/postings";
import type { Asked } from "./question-terms";

/** Capitalized within a sentence: in English, the name of one thing, which nothing else can stand for. */
const NAME = /(?<=[\p{L}\p{N},’”"']\s)\p{Lu}[\p{L}\p{N}]+/gu;

const FEWEST_ASKED = 2;

/**
 * Names in an English question that occur in no passage ("Android") and that nobody, or only one, was asked about:
 * whatever is found isn't about those. Can't be determined for German questions, where all nouns are capitalized.
 */
export function unsaidOf(question: string, { terms, german }: Asked, passages: readonly Passage[]): string[] {
  if (german) return [];
  const { stems } = postingsOf(passages);
  const languages = [...new Set(passages.map(({ language }) => language))];
  // Whoever was asked about the "AI voices" needn't name them.
  const isAsked = (stem: string) =>
    peopleIn((stems.question.get(stem) ?? []).flatMap((at) => passages[at] ?? [])) >= FEWEST_ASKED;
  const isKnown = (stem: string) => stems.own.has(stem) || isAsked(stem);
  const isSaid = (word: string) =>
    terms.some((term) => term.word === word && languages.some((language) => isKnown(term.stemIn(language))));
  const asked = new Set(terms.map(({ word }) => word));
  return [...new Set(question.match(NAME) ?? [])].filter((name) => {
    const words = wordsOf(name).filter((word) => asked.has(word));
    return words.length > 0 && !words.some(isSaid);
  });
}
