import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { stanceOf } from "@/lib/services/eva/analyst/witnesses/stance";
import type { SaidLine } from "./facts";
import { quoteWords } from "./quote-words";
import { sentencesOf } from "./sentences";

const LONGEST = 240;
const NAMED = 5;
const LONGEST_ANSWER = 60;

/** The sentence of the answers that says most about the question, verbatim and in quotation marks. */
export function chapterSummary(question: string, answers: readonly SaidLine[], language: string | null): string {
  const stem = stemmerOf(language);
  const stemsOf = (text: string) =>
    wordsOf(text)
      .filter((word) => !isStopWord(word))
      .map(stem);
  const asked = new Set(stemsOf(question));
  const counts = new Map<string, number>();
  const sentences = answers.flatMap(({ text }, at) =>
    sentencesOf(text).map((sentence) => ({ sentence, at, stems: new Set(stemsOf(sentence)) })),
  );
  for (const { stems } of sentences) for (const each of stems) counts.set(each, (counts.get(each) ?? 0) + 1);
  let best: string | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const { sentence, at, stems } of sentences) {
    let topical = 0;
    for (const each of stems) topical += (counts.get(each) ?? 0) > 1 ? 1.4 : asked.has(each) ? 1 : 0.5;
    const length = wordsOf(sentence).length;
    const size = length < 4 ? -2 : length > 40 ? -1 : 0;
    const score = Math.min(topical, 6) + Math.min(2, Math.abs(stanceOf(sentence))) * 0.8 + size - (at > 0 ? 0.3 : 0);
    if (score <= most) continue;
    most = score;
    best = sentence;
  }
  return best === null ? "No answer." : quoteWords(best, LONGEST);
}

/** The choices made in questions that aren't free text. */
export function choicesSummary(answers: readonly SaidLine[]): string {
  const chosen = answers.slice(0, NAMED).map(({ text }) => quoteWords(text.trim(), LONGEST_ANSWER));
  if (chosen.length === 0) return "No answer.";
  const more = answers.length - chosen.length;
  return `Answered ${chosen.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`;
}
