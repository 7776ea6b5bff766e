import { type Nearness, nearnessOf } from "@/lib/services/analysis/embeddings/nearness-to";
import type { Ranked } from "./rank";

/** The constant of reciprocal rank fusion: the larger, the less the first ranks stand out. */
const FIRST = 10;

/**
 * Reranks passages by their rank by words and their rank by meaning, with equal weight. Scores keep their scale: the
 * best one has the best score.
 */
export function fuse(ranked: readonly Ranked[], near: Nearness): Ranked[] {
  const nearOf = (one: Ranked) => nearnessOf(near, one.passage.line) ?? -1;
  const byMeaning = ranked.filter((one) => nearOf(one) > 0).sort((a, b) => nearOf(b) - nearOf(a));
  const places = new Map(byMeaning.map((one, at) => [one, 1 / (FIRST + at)]));
  const fused = ranked.map((one, at) => ({
    one,
    worth: (one.coverage > 0 ? 1 / (FIRST + at) : 0) + (places.get(one) ?? 0),
  }));
  fused.sort((a, b) => b.worth - a.worth);
  const most = fused[0]?.worth || 1;
  const best = ranked[0]?.score || 1;
  return fused.filter(({ worth }) => worth > 0).map(({ one, worth }) => ({ ...one, score: (best * worth) / most }));
}
