import { isStopWord } from "../words/stop-words";
import type { Passage } from "./passages";
import type { Term } from "./question-terms";

const MOST_LEARNED = 3;
const MIN_TOGETHER = 3;

/**
 * Words that this workspace's own people use together with a term far more often than chance, by language: stem to
 * how sure we are (0 to 1). Learned from the passages at hand, so a workspace's own jargon is found.
 */
export function learnRelated(term: Term, passages: readonly Passage[], frequencies: Frequencies): Map<string, number> {
  const together = new Map<string, number>();
  let having = 0;
  for (const { stems, question, language } of passages) {
    const stem = term.stemIn(language);
    if (!stems.has(stem) && !question.has(stem)) continue;
    having += 1;
    for (const other of stems)
      if (other !== stem && !isStopWord(other)) together.set(other, (together.get(other) ?? 0) + 1);
  }
  const scored = [...together].flatMap(([stem, count]) => {
    const expected = (having * (frequencies.get(stem) ?? 0)) / Math.max(1, passages.length);
    const lift = count / Math.max(0.5, expected);
    return count >= MIN_TOGETHER && lift > 4 ? [{ stem, sure: (count / having) * Math.min(1, lift / 10) }] : [];
  });
  scored.sort((a, b) => b.sure - a.sure || (a.stem < b.stem ? -1 : 1));
  return new Map(scored.slice(0, MOST_LEARNED).map(({ stem, sure }) => [stem, Math.min(1, sure)]));
}

/** In how many passages a stem stands. */
export type Frequencies = ReadonlyMap<string, number>;

export function countStems(passages: readonly Passage[]): Frequencies {
  const counts = new Map<string, number>();
  for (const { stems } of passages) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}
