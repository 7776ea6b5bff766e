import type { SaidInFull } from "./timed-turns";

export type SessionSegment = { speaker: string; startSeconds: number; endSeconds: number; text: string };

/** The transcript of a session: what was said, by the moderator and the participant, one after the other. */
export function segmentsOf(turns: readonly SaidInFull[], label: string): SessionSegment[] {
  const said = turns.filter(({ text }) => text !== "");
  return said.map(({ role, text, startSeconds, endSeconds }, at) => {
    const next = said[at + 1]?.startSeconds ?? endSeconds;
    const speaker = role === "moderator" ? "Moderator" : label;
    // A moderator's line is there at once; it is shown until somebody answers.
    return {
      speaker,
      startSeconds,
      endSeconds: Math.max(startSeconds, role === "moderator" ? next : endSeconds),
      text,
    };
  });
}
