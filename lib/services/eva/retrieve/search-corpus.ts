import type { Nearness } from "@/lib/services/analysis/embeddings/nearness-to";
import { wordsOf } from "../words/words-of";
import type { Corpus } from "./corpus";
import { type Passage, passagesOf } from "./passages";
import { questionKey } from "./question-key";
import { questionTerms } from "./question-terms";
import { type Ranked, rank, rankAll } from "./rank";
import { unsaidOf } from "./unsaid";
import { WEIGHTS } from "./weights";

/**
 * How sure it must be that something answers: how much of a question's weight a passage surely speaks of (at most 1), and
 * how well the best one fits in all by words (about 0.5 to 1.5). Of the questions for development three in five pass it, and
 * of near misses ("a phone call from sales") one in twelve. What is only near in meaning doesn't count: it is near to what
 * was never said just as often.
 */
const ANSWERING = 1.5;
/** "Is there an Android version?" is not answered by versions of a file. */
const RAREST = 0.3;

/** `sure`: the higher, the more likely something answers the question; `answers` is that against the line drawn. `unsaid`: what it calls by a name that nobody says. */
export type Searched = { ranked: Ranked[]; answers: boolean; sure: number; unsaid: string[] };

export const nameWordsOf = (name: string): string[] => wordsOf(name).filter((word) => word.length > 1);

/** Ranks what a corpus says about a question, best first, also by meaning where that is known (`near`). `nameWords` are parts of the names of all who speak. */
export async function searchCorpus(
  question: string,
  corpus: Corpus,
  nameWords: ReadonlySet<string>,
  near?: Nearness,
): Promise<Searched> {
  const asked = questionTerms(question, nameWords);
  const isAbout = (person: string) => asked.names.size === 0 || wordsOf(person).some((word) => asked.names.has(word));
  const passages = await passagesOf(corpus);
  const isOfPeople = asked.terms.length === 0 && asked.names.size > 0;
  const ranked = await (isOfPeople ? rankAll(passages, isAbout) : rank(asked, passages, isAbout, near));
  const again = askedBefore(
    question,
    passages.filter(({ person }) => isAbout(person)),
    nameWords,
    asked.german,
  );
  const told = Math.max(0, ...ranked.map(({ coverage, rarest }) => (rarest >= RAREST ? coverage : coverage / 2)));
  const worded = ranked.reduce((most, one) => Math.max(most, one.worded), 0);
  const sure = told + worded ** (1 / WEIGHTS.flat);
  if (sure < ANSWERING && again.length > 0) return { ranked: again, sure: SURELY, answers: true, unsaid: [] };
  return { ranked, sure, answers: sure >= ANSWERING, unsaid: unsaidOf(question, asked, passages) };
}

/** A question that people were asked themselves is answered by what they answered. */
const SURELY = 2;
/** What is said next adds to an answer. */
const NEXT = 0.9;

function askedBefore(
  question: string,
  passages: readonly Passage[],
  nameWords: ReadonlySet<string>,
  german: boolean,
): Ranked[] {
  const key = questionKey(question, german ? "de" : "en", nameWords);
  return passages
    .filter(({ asked }) => key !== "" && asked.key === key)
    .map((passage) => ({ passage, score: NEXT ** (passage.distance - 1), worded: 1, coverage: 1, own: 1, rarest: 1 }))
    .sort((a, b) => b.score - a.score);
}
