import { onceFor } from "@/lib/core/data/once-for";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { readAnswer } from "@/lib/services/interviews/moderator/read-answer";
import type { Passage } from "../corpus/passages";
import type { Asked } from "../question/question-terms";
import type { Ranked } from "../ranking/rank";
import { questionKey } from "./question-key";
import { whoIsAsked } from "./who-is-asked";

/** Weight of answers to the same question, asked of the participants themselves. */
export const SURELY = 2;
/** What is said next adds to an answer. */
const NEXT = 0.9;

/** What those answered who were asked the same question. */
export function askedBefore(
  question: string,
  passages: readonly Passage[],
  nameWords: ReadonlySet<string>,
  german: boolean,
): Ranked[] {
  const whoever = new Set([...nameWords, ...whoIsAsked(wordsOf(question))]);
  const key = questionKey(question, german ? "de" : "en", whoever);
  return answersIn(passages.filter(({ asked }) => key !== "" && asked.key === key));
}

/** "Is the price too high?" is answered by what people think of the price. */
const DEGREES = new Set("high low big small good bad fair hoch hohe niedrig gross klein viel gut schlecht".split(" "));
const isDegree = (word: string): boolean => DEGREES.has(word);

/**
 * "Why did parents struggle with the waiting list?" is answered by what they said to "How was the waiting list for
 * you?"
 */
export function askedAboutIt({ terms }: Asked, passages: readonly Passage[]): Ranked[] {
  return answersIn(
    passages.filter(({ asked: { about }, language }) => {
      const stems = new Set(terms.map((term) => term.stemIn(language)));
      const isNothingElse = terms.every(
        (term) => term.respect !== null || isDegree(term.word) || about.has(term.stemIn(language)),
      );
      return about.size > 0 && isNothingElse && [...about].every((stem) => stems.has(stem));
    }),
  );
}

/** What somebody answered who was asked about all that they are said to speak of, in those words. */
export function askedByWord({ terms, kind }: Asked, passages: readonly Passage[]): Ranked[] {
  if (terms.length === 0 || terms.some(({ respect }) => respect !== null) || (kind !== "any" && kind !== "opinion"))
    return [];
  return answersIn(
    passages.filter(
      ({ distance, question, language }) =>
        distance === 1 && terms.every((term) => question.has(term.stemIn(language))),
    ),
  );
}

const NO_ANSWER: ReadonlySet<string> = new Set(["empty", "refused", "stop", "unsure"]);
/** "No idea" and "I'd rather not say" answer nothing. */
export const saysSomething = onceFor(({ line }: Passage) => !NO_ANSWER.has(readAnswer(line.text).kind));

export const answersIn = (passages: readonly Passage[]): Ranked[] =>
  passages
    .map((passage) => ({
      passage,
      score: NEXT ** (passage.distance - 1),
      worded: 1,
      coverage: 1,
      own: 1,
      rarest: 1,
      thing: 1,
      least: 1,
    }))
    .sort((a, b) => b.score - a.score);
