import type { SaidInFull } from "./timed-turns";

export type SessionSegment = { speaker: string; startSeconds: number; endSeconds: number; text: string };

/** A session's transcript: what moderator and participant said, in order. */
export function segmentsOf(turns: readonly SaidInFull[], label: string): SessionSegment[] {
  const said = turns.filter(({ text }) => text !== "");
  return said.map(({ role, text, startSeconds, endSeconds }, at) => {
    const next = said[at + 1]?.startSeconds ?? endSeconds;
    const speaker = role === "moderator" ? "Moderator" : label;
    // A moderator's line appears at once; it lasts until someone answers.
    return {
      speaker,
      startSeconds,
      endSeconds: Math.max(startSeconds, role === "moderator" ? next : endSeconds),
      text,
    };
  });
}
