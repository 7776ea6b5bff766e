import { EXTRA_SWARM_RUN_CENTS, SESSION_PRICE_CENTS } from "@/lib/core/plans";
import type { StudyType } from "./types";

export type EstimateLine = { label: string; unitCents: number; quantity: number; totalCents: number };
/** Swarm runs included in this month's plan, how many of them were started, and the price of the next one. */
export type SwarmAllowance = { included: number; used: number; extraCents: number };
export type Estimate = { currency: "usd"; totalCents: number; lines: EstimateLine[]; swarm?: SwarmAllowance };

const SESSIONS = {
  "ai-curated-interview": "AI interview",
  "ai-curated-survey": "Conversational survey",
  "ai-generated-survey": "Survey form",
  "live-interview": "Live interview",
} as const;

type Priced = { type: StudyType; targetParticipants: number | null; rewardCents: number | null };

/**
 * The price of launching: target times (session price + reward), nothing yet without a target. A Swarm study costs its
 * run, see `swarmEstimate`.
 */
export function estimateOf({ type, targetParticipants, rewardCents }: Priced): Estimate {
  if (type === "swarm") return { currency: "usd", totalCents: 0, lines: [] };
  const quantity = targetParticipants ?? 0;
  const line = (label: string, unitCents: number) => ({ label, unitCents, quantity, totalCents: unitCents * quantity });
  const lines = [line(SESSIONS[type], SESSION_PRICE_CENTS[type])];
  if (rewardCents) lines.push(line("Participant reward", rewardCents));
  return { currency: "usd", totalCents: lines.reduce((sum, { totalCents }) => sum + totalCents, 0), lines };
}

/** The price of one more Swarm run: nothing while the month's included ones last. */
export function swarmEstimate({ included, used }: { included: number; used: number }): Estimate {
  const extraCents = used < included ? 0 : EXTRA_SWARM_RUN_CENTS;
  const extra = included === 0 ? "Swarm run" : "Extra Swarm run";
  const label = extraCents === 0 ? "Swarm run, included in the plan" : extra;
  return {
    currency: "usd",
    totalCents: extraCents,
    lines: [{ label, unitCents: extraCents, quantity: 1, totalCents: extraCents }],
    swarm: { included, used, extraCents },
  };
}
