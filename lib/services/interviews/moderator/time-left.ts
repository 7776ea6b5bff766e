import type { GuideQuestion } from "@/lib/core/study/guide";
import type { SaidTurn } from "./situation";

/** A longer silence is a closed tab, not someone thinking. */
const LONGEST_THOUGHT_SECONDS = 180;
const USUAL_ANSWER_SECONDS = 40;

/** The actual duration of the conversation: the time between lines, without breaks. */
export function secondsTalked(turns: readonly SaidTurn[], elapsedSeconds: number): number {
  const moments = [...turns.map(({ startSeconds }) => startSeconds), elapsedSeconds];
  return moments.reduce((sum, moment, at) => {
    const gap = moment - (moments[at - 1] ?? moment);
    return sum + Math.min(Math.max(0, gap), LONGEST_THOUGHT_SECONDS);
  }, 0);
}

/** Whether a follow-up still fits before the required questions, and whether an optional question does at all. */
export function timeLeft(
  durationMin: number | null,
  talkedSeconds: number,
  ahead: readonly GuideQuestion[],
): { followUps: boolean; optional: boolean } {
  if (durationMin === null) return { followUps: true, optional: true };
  const needed = ahead.filter(({ required }) => required).length * USUAL_ANSWER_SECONDS;
  const spare = durationMin * 60 - talkedSeconds - needed;
  return { followUps: spare > USUAL_ANSWER_SECONDS, optional: spare > 0 };
}
