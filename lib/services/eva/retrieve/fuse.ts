import { type Nearness, nearnessOf } from "@/lib/services/analysis/embeddings/nearness-to";
import type { Ranked } from "./rank";

/** How much the first places count more than those after them. */
const FIRST = 10;

/**
 * Ranks what was ranked by its words anew by the places that it has there and by meaning, each counting alike. Scores
 * keep their scale: the best has the best.
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
