import { storedDate } from "@/lib/db/stored-date";
import type { Counted, StudyRecord, StudySummary } from "./record";

type Times = "deadline" | "createdAt" | "updatedAt" | "launchedAt" | "endedAt";
type AsRead<Study> = { [K in keyof Study]: K extends Times ? Study[K] | string : Study[K] };

/** One row of `SUMMARY` or `WHOLE`; times are text if the row came as JSON. */
export type SummaryRow = AsRead<StudySummary>;
export type StudyRow = AsRead<StudyRecord>;
export type CountedRow = Counted<StudyRow>;

/** Columns of the study under the alias `s`. */
export const SUMMARY = `
  s.id, s.project_id AS "projectId", s.slug, s.title, s.question, s.description, s.type, s.status,
  s.ended_reason AS "endedReason", s.duration_min AS "durationMin", s.language,
  s.target_participants AS "targetParticipants", s.reward_cents AS "rewardCents", s.deadline,
  s.created_at AS "createdAt", s.updated_at AS "updatedAt", s.launched_at AS "launchedAt", s.ended_at AS "endedAt"`;
export const WHOLE = `${SUMMARY}, s.guide, s.screener, s.audience, s.settings, s.swarm`;

/** Its counts, as one column `counts`. Never in a statement that waits for the study's lock: it would see old rows. */
export const COUNTS = `
  (SELECT json_build_object(
     'participants', s.last_participant,
     'inProgress', count(*) FILTER (WHERE n.status = 'in_progress'),
     'completed', count(*) FILTER (WHERE n.status = 'completed' AND n.excluded_at IS NULL))
   FROM study_session n WHERE n.study_id = s.id) AS counts`;

/** Turns a row's times into dates. */
export function fromRow<Row extends SummaryRow>(row: Row) {
  return {
    ...row,
    deadline: storedDate(row.deadline),
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
    launchedAt: storedDate(row.launchedAt),
    endedAt: storedDate(row.endedAt),
  };
}
