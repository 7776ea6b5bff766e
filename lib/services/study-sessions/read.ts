import type { QualityRating, SessionStatus } from "@/lib/core/study/session-words";
import type { QualityReason } from "@/lib/services/insights/record";
import { labelOf } from "@/lib/services/participants/record";
import type { Answers, ResponseRecord, SessionSummary } from "./record";

/** One row of `SUMMARY`; times are text if it came as JSON. */
export type SessionRow = {
  id: string;
  study_id: string;
  participant_id: string;
  number: number;
  status: SessionStatus;
  started_at: Date | string;
  ended_at: Date | string | null;
  duration_seconds: number | null;
  rating: QualityRating;
  quality_reasons: QualityReason[];
  answer_count: number;
  has_recording: boolean;
  analysed: boolean;
  response_id: string | null;
  withdrawn: boolean;
  created_at: Date | string;
};
export type ResponseRow = SessionRow & { response_id: string; ended_at: Date | string; answers: Answers };

/** SQL for a session's rating, over its alias `n`. */
export const RATING = "CASE WHEN n.excluded_at IS NOT NULL THEN 'excluded' ELSE n.quality_rating END";

/** A session under the alias `n` and its participant under `p`. */
export const SUMMARY = `
  n.id, n.study_id, n.participant_id, p.number, n.status, n.started_at, n.ended_at, n.duration_seconds,
  ${RATING} AS rating, n.quality_reasons, (SELECT count(*)::int FROM jsonb_object_keys(n.answers)) AS answer_count,
  EXISTS (SELECT 1 FROM file f WHERE f.session_id = n.id AND f.status = 'ready'
             AND f.asset_type IN ('VIDEO', 'AUDIO')) AS has_recording,
  n.analysed_at IS NOT NULL AS analysed, n.response_id,
  p.status = 'withdrawn' AS withdrawn, n.created_at`;

export const fromRow = (row: SessionRow): SessionSummary => ({
  id: row.id,
  studyId: row.study_id,
  participant: { id: row.participant_id, label: labelOf(row.number) },
  status: row.status,
  startedAt: new Date(row.started_at),
  endedAt: row.ended_at === null ? null : new Date(row.ended_at),
  durationSeconds: row.duration_seconds,
  quality: { rating: row.rating, reasons: row.quality_reasons },
  answerCount: row.answer_count,
  hasRecording: row.has_recording,
  analysed: row.analysed,
  responseId: row.response_id,
  withdrawn: row.withdrawn,
  createdAt: new Date(row.created_at),
});

export function toResponse(row: ResponseRow): ResponseRecord {
  const { id: sessionId, studyId, participant, quality, durationSeconds, withdrawn, createdAt } = fromRow(row);
  return {
    id: row.response_id,
    studyId,
    sessionId,
    participant,
    quality,
    durationSeconds,
    withdrawn,
    createdAt,
    answers: row.answers,
    submittedAt: new Date(row.ended_at),
  };
}
