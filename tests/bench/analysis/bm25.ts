import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { DemoCorpus } from "./demo-corpus";

const K1 = 1.2;
const B = 0.75;

export type Found = { keys: string[]; sure: number };

/** Plain BM25 over the stems of what participants said: the baseline that everything else is compared to. */
export function bm25({ said }: DemoCorpus): (question: string) => Found {
  const lines = [...said].map(([key, { text, language }]) => ({
    key,
    language,
    stems: wordsOf(text).map(stemmerOf(language)),
  }));
  const having = new Map<string, number>();
  for (const { stems } of lines) for (const stem of new Set(stems)) having.set(stem, (having.get(stem) ?? 0) + 1);
  const average = lines.reduce((sum, { stems }) => sum + stems.length, 0) / lines.length;
  return (question) => {
    const scored = lines.map(({ key, stems, language }) => {
      let score = 0;
      for (const stem of new Set(wordsOf(question).map(stemmerOf(language)))) {
        const count = stems.filter((other) => other === stem).length;
        const n = having.get(stem) ?? 0;
        const rarity = Math.log(1 + (lines.length - n + 0.5) / (n + 0.5));
        score += (rarity * count * (K1 + 1)) / (count + K1 * (1 - B + (B * stems.length) / average));
      }
      return { key, score };
    });
    scored.sort((a, b) => b.score - a.score);
    return { keys: scored.filter(({ score }) => score > 0).map(({ key }) => key), sure: scored[0]?.score ?? 0 };
  };
}
