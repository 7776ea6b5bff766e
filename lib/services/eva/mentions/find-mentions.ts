import { pacer } from "@/lib/services/analysis/pacer";
import { isSoftWord, looksGerman } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Passage } from "../retrieve/corpus/passages";
import type { Ranked } from "../retrieve/ranking/rank";
import type { Mention } from "./read-mention";
import { asSaid, type Name, passageSays, says } from "./says";
import { type Part, waysOf } from "./ways";

/**
 * Who says the thing that a question names, best first: `literal` in the word itself or its translation (`translated`
 * has those said), `otherwise` by another name (`names`), `asked` who answered when asked about it without saying it,
 * and `alone` who says only its `main` word. Each person is in the first of these that fits.
 */
export type Mentions = Mention & {
  literal: Ranked[];
  translated: string[];
  otherwise: Ranked[];
  names: string[];
  asked: Ranked[];
  alone: Ranked[];
  main: string;
  /** Whether a sentence says it in one of these ways. */
  isSaidIn(sentence: string, language: string | null): boolean;
  /** Whether something comes near, if nobody says it. */
  isNear: boolean;
};

/** Finds who says it among all that was said; `ranked` is how well each passage fits the question. */
export async function findMentions(
  mention: Mention,
  ranked: readonly Ranked[],
  passages: readonly Passage[],
): Promise<Omit<Mentions, "isNear">> {
  const breathe = pacer();
  const ways = waysOf(mention);
  const known = new Map(ranked.map((one) => [one.passage, one]));
  const rankOf = (passage: Passage): Ranked =>
    known.get(passage) ?? { passage, score: 0, worded: 0, coverage: 1, own: 1, rarest: 1, thing: 1, least: 1 };
  const taken = new Set<string>();
  const group = async (fits: (passage: Passage, at: number) => boolean): Promise<Ranked[]> => {
    const found: Passage[] = [];
    for (const [at, passage] of passages.entries()) {
      await breathe();
      if (!taken.has(passage.person) && fits(passage, at)) found.push(passage);
    }
    for (const { person } of found) taken.add(person);
    return found.map(rankOf).sort((a, b) => b.score - a.score);
  };
  const literal = await group((_, at) => ways.some((parts) => saysAll(parts, passages, at)));
  const single = ways.flatMap((parts) => (parts.length === 1 ? parts : []));
  const others = single.flatMap((part) => part.otherwise);
  const otherwise = others.length > 0 ? await group((passage) => passageSays(passage, others)) : [];
  const isAsked = ({ asked, distance, language }: Passage) =>
    distance === 1 && ways.some((parts) => parts.every(({ same }) => says(asked.text, language, same)));
  const asked = mention.wanted === "what" ? await group(isAsked) : [];
  const main = ways.flatMap((parts) => (parts.length > 1 ? (parts.at(-1) ?? []) : []));
  // "Numbers" alone are about anything.
  const telling = main.filter(
    ({ same }) => !same[0]?.some((word) => isSoftWord(word) || isSoftWord(word.replace(/s$/, ""))),
  );
  const alone = await group((passage) => telling.some(({ same }) => passageSays(passage, same)));
  const wanted = ways.flat().flatMap(({ same }) => same);
  return {
    ...mention,
    literal,
    translated: heard(
      single.flatMap(({ translated }) => translated),
      literal,
      mention.things,
    ),
    otherwise,
    names: heard(others, otherwise, mention.things),
    asked,
    alone,
    main: telling[0]?.same[0]?.join(" ") ?? "",
    isSaidIn: (sentence, language) => says(sentence, language, [...wanted, ...others]),
  };
}

/** Whether a passage says the main word, and the other words with it or directly beside it, in the same mouth. */
function saysAll(parts: readonly Part[], passages: readonly Passage[], at: number): boolean {
  const [here, main] = [passages[at], parts.at(-1)];
  if (!here || !main || !passageSays(here, main.same)) return false;
  const beside = passages
    .slice(Math.max(0, at - 1), at + 2)
    .filter(({ person, place }) => person === here.person && place.stretch === here.place.stretch);
  return parts.slice(0, -1).every(({ same }) => beside.some((passage) => passageSays(passage, same)));
}

/** The names that were said, as Eva writes them. */
function heard(names: readonly Name[], among: readonly Ranked[], things: readonly string[]): string[] {
  const said = names.flatMap((name) => {
    const first = among.find(({ passage }) => passageSays(passage, [name]));
    return first ? [asSaid(first.passage.line.text, first.passage.language, name)] : [];
  });
  const apart = new Map(said.map((word) => [word.toLowerCase(), word]));
  for (const thing of things) apart.delete(thing.toLowerCase());
  return [...apart.values()];
}

/** The thing as a plain question, by which passages are ranked. */
export const asPlainQuestion = (question: string, { thing }: Mention): string =>
  looksGerman(wordsOf(question)) ? `Was wurde über ${thing} gesagt?` : `What did people say about ${thing}?`;
