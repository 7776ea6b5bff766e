import { lineId } from "@/lib/services/transcripts/line-id";

/**
 * Positive from 15 points up, negative from -15 down; everything else, and what has no score, is neutral
 * (`sentiment_name`).
 */
export const SENTIMENTS = ["positive", "neutral", "negative"] as const;
export type Sentiment = (typeof SENTIMENTS)[number];

export const EVIDENCE_SOURCES = ["session", "file", "clip", "claim"] as const;
export type EvidenceSource = (typeof EVIDENCE_SOURCES)[number];

/** A span of a text: UTF-16 offsets, end exclusive. */
export type Mark = { start: number; end: number };

/** The transcript that a passage is from: a library file's, or a participant's session's. */
export type Origin = { fileId: string } | { studyId: string; sessionId: string };

/** A search hit: a passage that someone said, verbatim, or the clip or claim that it represents. */
export type Found = {
  source: EvidenceSource;
  /** `{fileId or sessionId}:{index}` of a line, or the id of the clip or claim. */
  id: string;
  fileId: string | null;
  studyId: string | null;
  sessionId: string | null;
  /** The study's title, or the file's name. */
  sourceName: string | null;
  speaker: string | null;
  startSeconds: number | null;
  endSeconds: number | null;
  quote: string;
  /** A claim's text; the quote is one that supports it. */
  claim: string | null;
  /** From a flagged session, which readouts and Eva leave out. */
  flagged: boolean;
  /** The person asked to keep it private: nothing quotes it by itself. */
  private: boolean;
  /** The matched words. */
  marks: Mark[];
  url: string;
};

/** A transcript's owner as stored: `study_id` and `session_id` are null for a file. */
export type OwnerRow = { owner_id: string; study_id: string | null; session_id: string | null };

export const originOf = ({ owner_id, study_id, session_id }: OwnerRow): Origin =>
  study_id !== null && session_id !== null ? { studyId: study_id, sessionId: session_id } : { fileId: owner_id };

export const ownerOf = (origin: Origin): string => ("sessionId" in origin ? origin.sessionId : origin.fileId);

export const evidenceId = (origin: Origin, index: number): string => lineId(ownerOf(origin), index);

/** The app's URL that opens the passage at its line. */
export const evidenceUrl = (origin: Origin, index: number): string =>
  "sessionId" in origin
    ? `/studies/${origin.studyId}/sessions/${origin.sessionId}#s${index}`
    : `/library/files/${origin.fileId}#s${index}`;
