import { evidenceUrl } from "@/lib/services/evidence/record";

/**
 * `verbatim`: the transcript says exactly this. `text_changed`: it says something else by now, the wording is the old
 * one. `source_deleted`: the file or session is gone, the wording is kept. `withdrawn`: taken back by the participant.
 */
export const PASSAGE_STATES = ["verbatim", "text_changed", "source_deleted", "withdrawn"] as const;
export type PassageState = (typeof PASSAGE_STATES)[number];

/** First and last line of a stretch by number; offsets in UTF-16 units of the line, `lastOffset` excluded. */
export type LineSpan = { firstIndex: number; firstOffset: number; lastIndex: number; lastOffset: number };

/** A stretch of a transcript that something quotes, as every surface sees it. */
export type PassageRecord = {
  id: string;
  source: "file" | "session";
  /** The file or the session, also when it is gone. */
  ownerId: string;
  fileId: string | null;
  /** Both null for a file, and for a session that is gone. */
  studyId: string | null;
  sessionId: string | null;
  sourceName: string;
  /** Everybody who speaks in it, in order, joined by a comma; null when nobody is named. */
  speaker: string | null;
  startSeconds: number | null;
  endSeconds: number | null;
  /** Null for a stretch of a recording in which nobody said anything, or that has no transcript yet. */
  lines: LineSpan | null;
  /** Each line's part, verbatim, on a line of its own. */
  text: string;
  state: PassageState;
};

/** Where the passage opens in the app; null when its source is gone. */
export function passageUrl({ fileId, studyId, sessionId, lines, startSeconds }: PassageRecord): string | null {
  const origin = studyId && sessionId ? { studyId, sessionId } : fileId ? { fileId } : null;
  if (!origin) return null;
  if (lines) return evidenceUrl(origin, lines.firstIndex);
  const [page] = evidenceUrl(origin, 0).split("#");
  return `${page}${startSeconds === null ? "" : `?t=${startSeconds}`}`;
}
