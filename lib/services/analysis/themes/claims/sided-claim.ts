import { isDivided } from "@/lib/core/evidence/is-divided";
import type { QuoteRef } from "@/lib/services/analysis/line";
import type { FoundClaim } from "../theme";
import { MOST_QUOTES } from "./most-quotes";
import type { Voice } from "./opinion";

/** A claim and its next step, worded for one side, or (`split`, `ask`) for people who disagree. */
type Worded = { claim: string; split: string; step: string; ask: string };

/** A claim that more people take this side than the other. */
export function sidedClaim(
  { claim, split, step, ask }: Worded,
  side: -1 | 1,
  more: readonly Voice[],
  fewer: readonly Voice[],
): FoundClaim {
  const divided = isDivided(more.length, fewer.length);
  return {
    text: divided ? split : claim,
    step: divided ? ask : step,
    leaning: divided ? "divided" : side === 1 ? "good" : "bad",
    support: refsOf(more),
    against: refsOf(fewer),
  };
}

const refsOf = (voices: readonly Voice[]): QuoteRef[] => voices.slice(0, MOST_QUOTES).map(({ ref }) => ref);
