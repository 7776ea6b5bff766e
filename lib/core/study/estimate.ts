import { SESSION_PRICE_CENTS } from "@/lib/core/plans";
import type { StudyType } from "./types";

export type EstimateLine = { label: string; unitCents: number; quantity: number; totalCents: number };
export type Estimate = { currency: "usd"; totalCents: number; lines: EstimateLine[] };

const SESSIONS = {
  "ai-curated-interview": "AI-moderated interview",
  "ai-curated-survey": "AI-curated survey",
  "ai-generated-survey": "Survey",
  "live-interview": "Live interview",
} as const;

type Priced = { type: StudyType; targetParticipants: number | null; rewardCents: number | null };

/** What launching costs: the target times (session price + reward). Without a target, nothing yet. */
export function estimateOf({ type, targetParticipants, rewardCents }: Priced): Estimate {
  const quantity = targetParticipants ?? 0;
  const line = (label: string, unitCents: number) => ({ label, unitCents, quantity, totalCents: unitCents * quantity });
  const lines = [line(SESSIONS[type], SESSION_PRICE_CENTS[type])];
  if (rewardCents) lines.push(line("Participant reward", rewardCents));
  return { currency: "usd", totalCents: lines.reduce((sum, { totalCents }) => sum + totalCents, 0), lines };
}
