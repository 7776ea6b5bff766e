import { type Index, readWords } from "@/lib/services/analysis/meaning/words";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Field } from "../read-answers";

/** A question or an answer: its words' numbers, and the aspect of the subject that it belongs to. */
export type Said = { words: number[]; aspect: number };
export type Subject = { questions: Said[]; answers: Said[] };

/** Answers of imaginary other people, as in `eva/retrieve/ranking/weigh`. */
const PRIOR = 300;

/** The questions and answers about each subject, as numbers of known words. */
export const subjectsOf = (fields: readonly Field[], known: Index): Subject[] =>
  fields.map(({ aspects }) => ({
    questions: aspects.flatMap(({ questions }, aspect) =>
      questions.map((text) => ({ words: numbersOf(text, known), aspect })),
    ),
    answers: aspects.flatMap(({ answers }, aspect) =>
      answers.map(({ text }) => ({ words: numbersOf(text, known), aspect })),
    ),
  }));

function numbersOf(text: string, known: Index): number[] {
  const words = wordsOf(text);
  const read = readWords(known, words.map(stemmerOf("en")), (place) => isStopWord(words[place] ?? ""));
  return [...new Set(read.map(({ number }) => number))];
}

/** How telling each of `count` words is by being rare in answers, at most 1. */
export function rarities(subjects: readonly Subject[], count: number): Float64Array {
  const having = new Float64Array(count);
  const answers = subjects.flatMap((subject) => subject.answers);
  for (const { words } of answers) for (const word of words) having[word] = (having[word] ?? 0) + 1;
  const rarityOf = (found: number) => Math.log((answers.length + PRIOR) / (found + PRIOR / 100));
  return having.map((found) => rarityOf(found) / rarityOf(0));
}
