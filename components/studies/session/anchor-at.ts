import type { Session } from "../shapes";

/** The transcript line being said at a second: the last one that has begun. */
export function anchorAt(transcript: Session["transcript"], seconds: number): string {
  const begun = transcript.filter(({ startSeconds }) => startSeconds !== null && startSeconds <= seconds + 0.05);
  const next = transcript.find(({ startSeconds }) => startSeconds !== null && startSeconds >= seconds - 0.05);
  return `#s${(next && (next.startSeconds ?? 0) - seconds < 0.5 ? next : (begun.at(-1) ?? transcript[0]))?.index ?? 0}`;
}
