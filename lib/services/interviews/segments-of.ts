import type { SaidInFull } from "./timed-turns";

type SessionSegment = { speaker: string; startSeconds: number | null; endSeconds: number | null; text: string };

/** A session's transcript: what moderator and participant said, in order; a form's lines have no times. */
export function segmentsOf(turns: readonly SaidInFull[], label: string, { timed = true } = {}): SessionSegment[] {
  const said = turns.filter(({ text }) => text !== "");
  return said.map(({ role, text, startSeconds, endSeconds }, at) => {
    const next = said[at + 1]?.startSeconds ?? endSeconds;
    const speaker = role === "moderator" ? "Moderator" : label;
    if (!timed) return { speaker, startSeconds: null, endSeconds: null, text };
    // A moderator's line appears at once; it lasts until someone answers.
    return {
      speaker,
      startSeconds,
      endSeconds: Math.max(startSeconds, role === "moderator" ? next : endSeconds),
      text,
    };
  });
}
