import type { Screener } from "@/lib/core/study/screener";
import { storedDate } from "@/lib/db/stored-date";
import {
  labelOf,
  type ParticipantRecord,
  type ParticipantStatus,
  type RewardStatus,
  type ScreenedOutReason,
  type ScreenerAnswers,
  type ScreenerVerdict,
} from "./record";

/** One row of `COLUMNS`; times are text if the row came as JSON. */
export type ParticipantRow = {
  id: string;
  number: number;
  status: ParticipantStatus;
  screened_out_reason: ScreenedOutReason | null;
  source: string;
  name: string | null;
  email: string | null;
  consented_at: Date | string | null;
  screener_answers: ScreenerAnswers | null;
  screener_verdict: ScreenerVerdict | null;
  session_id: string | null;
  started_at: Date | string | null;
  ended_at: Date | string | null;
  reward_status: RewardStatus;
  created_at: Date | string;
};

/** Columns of the participant under the alias `p` and of their session under `n`. */
export const COLUMNS = `
  p.id, p.number, p.status, p.screened_out_reason, p.source, p.name, p.email, p.consented_at, p.screener_answers, p.screener_verdict,
  n.id AS session_id, n.started_at, n.ended_at, p.reward_status, p.created_at`;

/** A participant with their screener answers in the order they were asked. */
export const recordOf = (row: ParticipantRow, screener: Screener): ParticipantRecord => ({
  id: row.id,
  label: labelOf(row.number),
  status: row.status,
  screenedOutReason: row.status === "screened_out" ? (row.screened_out_reason ?? "answers") : null,
  source: row.source,
  name: row.name,
  email: row.email,
  consentedAt: storedDate(row.consented_at),
  screenerAnswers: screener.questions.flatMap(({ id, label }) => {
    const answer = row.screener_answers?.[id];
    if (answer === undefined) return [];
    const { verdict = null, reason = null } = row.screener_verdict?.[id] ?? {};
    return [{ questionId: id, question: label, answer, verdict, reason }];
  }),
  sessionId: row.session_id,
  startedAt: storedDate(row.started_at),
  endedAt: storedDate(row.ended_at),
  rewardStatus: row.reward_status,
  createdAt: new Date(row.created_at),
});
