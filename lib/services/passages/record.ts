import { evidenceUrl } from "@/lib/services/evidence/record";

/**
 * `verbatim`: the transcript says exactly this. `text_changed`: it now says something else, and this is the old
 * wording. `source_deleted`: the file or session is gone, the wording is kept. `withdrawn`: the participant took it
 * back.
 */
export const PASSAGE_STATES = ["verbatim", "text_changed", "source_deleted", "withdrawn"] as const;
export type PassageState = (typeof PASSAGE_STATES)[number];

/** First and last line of a span by number; offsets in UTF-16 units of the line, `lastOffset` exclusive. */
export type LineSpan = { firstIndex: number; firstOffset: number; lastIndex: number; lastOffset: number };

/** A quoted span of a transcript, as every surface shows it. */
export type PassageRecord = {
  id: string;
  source: "file" | "session";
  /** The file or session, even if it is gone. */
  ownerId: string;
  fileId: string | null;
  /** Both null for a file, and for a session that is gone. */
  studyId: string | null;
  sessionId: string | null;
  sourceName: string;
  /** Everyone who speaks in it, in order, joined by commas; null if nobody is named. */
  speaker: string | null;
  startSeconds: number | null;
  endSeconds: number | null;
  /** Null for a stretch of a recording in which nobody speaks, or without a transcript. */
  lines: LineSpan | null;
  /** Each line's part, verbatim, on a line of its own. */
  text: string;
  state: PassageState;
};

/** The app's URL that opens the passage; null if its source is gone. */
export function passageUrl({ fileId, studyId, sessionId, lines, startSeconds }: PassageRecord): string | null {
  const origin = studyId && sessionId ? { studyId, sessionId } : fileId ? { fileId } : null;
  if (!origin) return null;
  if (lines) return evidenceUrl(origin, lines.firstIndex);
  const [page] = evidenceUrl(origin, 0).split("#");
  return `${page}${startSeconds === null ? "" : `?t=${startSeconds}`}`;
}
