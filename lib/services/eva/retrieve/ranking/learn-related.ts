import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import type { Passage } from "../corpus/passages";
import type { Postings } from "./postings";

const MOST_LEARNED = 3;
const MIN_TOGETHER = 3;

/**
 * Words that this workspace's own people use together with a word (its stem in each language) much more often than by
 * chance, by language: stem to confidence (0 to 1). Learned from the loaded passages, so that a workspace's jargon is
 * found.
 */
export function learnRelated(
  stems: readonly { stem: string; language: string | null }[],
  passages: readonly Passage[],
  { stems: { own, question } }: Postings,
): Map<string, number> {
  const together = new Map<string, number>();
  let having = 0;
  for (const { stem, language } of stems)
    for (const at of new Set([...(own.get(stem) ?? []), ...(question.get(stem) ?? [])])) {
      const passage = passages[at];
      if (!passage || passage.language !== language) continue;
      having += 1;
      for (const other of passage.stems)
        if (other !== stem && !isStopWord(other)) together.set(other, (together.get(other) ?? 0) + 1);
    }
  const scored = [...together].flatMap(([stem, count]) => {
    const expected = (having * (own.get(stem)?.length ?? 0)) / Math.max(1, passages.length);
    const lift = count / Math.max(0.5, expected);
    return count >= MIN_TOGETHER && lift > 4 ? [{ stem, sure: (count / having) * Math.min(1, lift / 10) }] : [];
  });
  scored.sort((a, b) => b.sure - a.sure || (a.stem < b.stem ? -1 : 1));
  return new Map(scored.slice(0, MOST_LEARNED).map(({ stem, sure }) => [stem, Math.min(1, sure)]));
}
