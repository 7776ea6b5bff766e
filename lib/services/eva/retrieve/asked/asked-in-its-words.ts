import { contentIn } from "@/lib/services/analysis/words/other-language";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Passage } from "../corpus/passages";
import { peopleIn } from "../corpus/people-in";
import type { Alike } from "./asked-alike";

/** What one person is asked in passing is no question of a guide. */
const FEWEST = 2;

/** Of a stem: "aimez" is "aim", "aiment" stays as it is. */
const SHORTEST = 3;
const isIn = (stems: ReadonlySet<string>) => (wanted: string) =>
  [...stems].some((stem) => {
    const [shorter = "", longer = ""] = [stem, wanted].sort((a, b) => a.length - b.length);
    return stem === wanted || (shorter.length >= SHORTEST && longer.startsWith(shorter));
  });

/** The stems of what a question in a language is about. */
const stemsIn = (question: string, language: string): Set<string> =>
  new Set(contentIn(question, language).flatMap(wordsOf).map(stemmerOf(language)));

/**
 * The question of the guide that one in a language which isn't read (ISO 639-1) asks again: it has all of its words but
 * the grammar, and hardly any others.
 */
export function askedInItsWords(question: string, language: string, passages: readonly Passage[]): Alike | null {
  const wanted = stemsIn(question, language);
  if (wanted.size === 0) return null;
  const byQuestion = new Map<string, Passage[]>();
  for (const passage of passages)
    if (passage.distance === 1 && passage.asked.text !== "")
      byQuestion.set(passage.asked.text, [...(byQuestion.get(passage.asked.text) ?? []), passage]);
  const [best] = [...byQuestion]
    .map(([asked, answering]) => ({ question: asked, answering, stems: stemsIn(asked, language) }))
    .filter(({ stems, answering }) => [...wanted].every(isIn(stems)) && peopleIn(answering) >= FEWEST)
    .sort((a, b) => a.stems.size - b.stems.size);
  return best ? { question: best.question, answering: best.answering } : null;
}
