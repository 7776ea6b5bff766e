import type { z } from "zod";
import type { QualityRating, SessionStatus } from "@/lib/core/study/session-words";
import type { Response } from "@/lib/events/resources/response";
import type { Session } from "@/lib/events/resources/session";
import type { Chapter, QualityReason, Signal } from "@/lib/services/insights/record";

/** A participant's session as lists show it. */
export type SessionSummary = {
  id: string;
  studyId: string;
  participant: { id: string; label: string };
  status: SessionStatus;
  startedAt: Date;
  endedAt: Date | null;
  durationSeconds: number | null;
  quality: { rating: QualityRating; reasons: QualityReason[] };
  answerCount: number;
  hasRecording: boolean;
  /** Whether chapters, signals and quality have been computed. */
  analysed: boolean;
  responseId: string | null;
  /** Whether the participant withdrew what they said, so that only the fact of the session is left. */
  withdrawn: boolean;
  createdAt: Date;
};

/** The choice or the words, by question id. */
export type Answers = Record<string, { question: string; answer: string | string[] | number }>;

export type SaidSegment = {
  id: string;
  index: number;
  speaker: string | null;
  role: "moderator" | "participant";
  startSeconds: number | null;
  endSeconds: number | null;
  text: string;
};

/** A session with its whole transcript. `recordingUrl` is valid for an hour. */
export type SessionRecord = SessionSummary & {
  transcript: SaidSegment[];
  chapters: Chapter[];
  signals: Signal[];
  answers: Answers;
  recordingUrl: string | null;
  recordingType: string | null;
  excluded: { at: Date; reason: string | null } | null;
};

/** A session with one page of its transcript; `nextCursor` is null at its end. */
export type SessionPage = SessionSummary &
  Pick<SessionRecord, "transcript" | "chapters" | "signals"> & { segmentCount: number; nextCursor: string | null };

/** The answers of a completed session. */
export type ResponseRecord = {
  id: string;
  studyId: string;
  sessionId: string;
  participant: { id: string; label: string };
  quality: { rating: QualityRating; reasons: QualityReason[] };
  answers: Answers;
  durationSeconds: number | null;
  /** Whether the participant withdrew their answers. */
  withdrawn: boolean;
  submittedAt: Date;
  createdAt: Date;
};

/** The session as the v1 API and its events show it. */
export const snapshotOf = (session: SessionSummary): z.input<typeof Session> => ({
  id: session.id,
  test_id: session.studyId,
  participant: session.participant,
  status: session.status,
  quality: session.quality,
  response_id: session.responseId,
  has_recording: session.hasRecording,
  duration_seconds: session.durationSeconds,
  started_at: session.startedAt.toISOString(),
  ended_at: session.endedAt?.toISOString() ?? null,
});

/** The response as the v1 API and its events show it. */
export const responseSnapshotOf = (response: ResponseRecord): z.input<typeof Response> => ({
  id: response.id,
  test_id: response.studyId,
  session_id: response.sessionId,
  participant_id: response.participant.id,
  participant_label: response.participant.label,
  answers: response.answers,
  quality: response.quality,
  duration_seconds: response.durationSeconds,
  submitted_at: response.submittedAt.toISOString(),
});
