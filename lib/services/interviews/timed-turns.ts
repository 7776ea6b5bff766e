import type { Manner, TurnRecord } from "@/lib/services/participants/record";
import type { Line } from "./moderator/situation";

/** A turn with its time, in seconds from the start of the session. */
export type SaidInFull = TurnRecord & { startSeconds: number; endSeconds: number };

/** A turn as stored. */
export type NewTurn = SaidInFull & { manner: Manner };

/** Seconds, rounded to milliseconds. */
export const toMs = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/** A moderator's lines, said at once. */
export const moderatorTurns = (lines: readonly Line[], from: number, atSeconds: number): NewTurn[] =>
  lines.map(({ kind, questionId, text }, at) => ({
    index: from + at,
    role: "moderator",
    kind,
    questionId,
    text,
    value: null,
    startSeconds: toMs(atSeconds),
    endSeconds: toMs(atSeconds),
    manner: {},
  }));

/** When an answer began: by its typing time before now, or spoken since the previous line. */
export function answerStart({ typedMs }: Manner, afterSeconds: number, nowSeconds: number): number {
  if (typedMs === undefined) return toMs(Math.min(afterSeconds, nowSeconds));
  return toMs(Math.min(nowSeconds, Math.max(afterSeconds, nowSeconds - typedMs / 1000)));
}
