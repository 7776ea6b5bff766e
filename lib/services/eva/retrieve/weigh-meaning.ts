import { type Nearness, nearnessOf } from "@/lib/services/analysis/embeddings/nearness-to";
import type { Passage } from "./passages";
import type { Ranked } from "./rank";

/** What a line is about is also said by its question and by what stands beside it. Found on the questions for development. */
const SHARES = { asked: 0.5, beside: 0.6 } as const;
/** A point by words against one of the cosine. */
const WORDS = 0.45;
/** The best score where no word of the question is found: too little for an answer. */
const UNSAID = 0.01;
/** Ranks what neither is about the question nor near it, behind all else. */
const LEAST = 1e-6;

/**
 * Ranks what was ranked by its words anew by words and by meaning as the built-in encoder sees it, whose cosines are known to
 * compare with them. Where no meaning is known, as in another language, it counts as middling. The best score stays.
 */
export function weighMeaning(ranked: readonly Ranked[], near: Nearness): Ranked[] {
  const meant = ranked.map(({ passage }) => meantOf(passage, near));
  const known = meant.filter((one) => one !== null);
  const middling = known.reduce((sum, one) => sum + one, 0) / Math.max(1, known.length);
  const worths = ranked.map(({ score }, at) => WORDS * score + (meant[at] ?? middling) - middling);
  const most = worths.reduce((a, b) => Math.max(a, b), 0);
  const best = ranked[0]?.score || UNSAID;
  const weighed = ranked.map((one, at) => ({ one, worth: worths[at] ?? 0 }));
  weighed.sort((a, b) => b.worth - a.worth);
  return weighed
    .filter(({ one, worth }) => worth > 0 || one.coverage > 0)
    .map(({ one, worth }) => ({ ...one, score: (best * Math.max(LEAST, worth)) / Math.max(LEAST, most) }));
}

function meantOf({ line, beside: { asked, said } }: Passage, near: Nearness): number | null {
  const own = nearnessOf(near, line);
  if (own === undefined) return null;
  const question = (asked && nearnessOf(near, asked)) ?? 0;
  const others = said.flatMap((other) => nearnessOf(near, other) ?? []);
  const mean = others.reduce((sum, one) => sum + one, 0) / Math.max(1, others.length);
  return (own + SHARES.asked * question + SHARES.beside * mean) / (1 + SHARES.asked + SHARES.beside);
}
