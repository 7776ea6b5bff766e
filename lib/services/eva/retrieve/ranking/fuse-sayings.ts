import { evidenceId } from "@/lib/services/evidence/record";
import type { Ranked } from "./rank";

/** The constant of reciprocal rank fusion: the larger, the less the first ranks stand out. */
const FIRST = 5;
/** What a rank by one saying counts beside that by the question. */
const SAYING = 0.5;

const keyOf = ({ passage: { line } }: Ranked): string => evidenceId(line.origin, line.index);

/**
 * Reranks passages by their rank for a question and for sayings that could answer it. Scores keep their scale: the best
 * one has the best score.
 */
export function fuseSayings(ranked: readonly Ranked[], bySaying: readonly (readonly Ranked[])[]): Ranked[] {
  const worth = new Map<string, { one: Ranked; worth: number }>();
  const add = (found: readonly Ranked[], weight: number) => {
    for (const [at, one] of found.entries()) {
      const known = worth.get(keyOf(one)) ?? { one, worth: 0 };
      known.worth += weight / (FIRST + at);
      worth.set(keyOf(one), known);
    }
  };
  add(ranked, 1);
  for (const found of bySaying) add(found, SAYING);
  const fused = [...worth.values()].sort((a, b) => b.worth - a.worth);
  const most = fused[0]?.worth || 1;
  const best = ranked[0]?.score || bySaying[0]?.[0]?.score || 1;
  return fused.map(({ one, worth }) => ({ ...one, score: (best * worth) / most }));
}
