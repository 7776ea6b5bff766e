import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { fromRow, type StudyRow, WHOLE } from "@/lib/services/studies/read";
import type { StudyRecord } from "@/lib/services/studies/record";
import type { RecruitmentState } from "./record";

export type Claimed = {
  study: StudyRecord;
  state: RecruitmentState;
  places: number;
  completionCode: string;
  externalId: string | null;
};
type Row = StudyRow & Omit<Claimed, "study"> & { claimed: boolean };

/** Longer than all calls of a round may take, so a claim this old belongs to a process that died. */
const CLAIM = `
  WITH claimed AS (
    UPDATE recruitment SET claimed_at = now() WHERE study_id = $1 AND workspace_id = $2
       AND (claimed_at IS NULL OR claimed_at < now() - interval '5 minutes') RETURNING study_id)
  SELECT ${WHOLE}, r.state, r.places, r.completion_code AS "completionCode", r.external_id AS "externalId",
         EXISTS (SELECT 1 FROM claimed) AS claimed
    FROM recruitment r JOIN study s ON s.id = r.study_id WHERE r.study_id = $1 AND r.workspace_id = $2`;

/** Claims a study's recruitment for one process at a time. `busy`: someone else has it; null: there is none. */
export async function claim({ workspaceId }: Context, studyId: string): Promise<Claimed | "busy" | null> {
  const { rows } = await pool().query<Row>(CLAIM, [studyId, workspaceId]);
  const [row] = rows;
  if (!row) return null;
  if (!row.claimed) return "busy";
  const { state, places, completionCode, externalId, claimed: _claimed, ...study } = row;
  return { study: fromRow(study), state, places, completionCode, externalId };
}

type Outcome = { state?: RecruitmentState; externalId?: string; unmapped?: string[]; error?: string | null };

const NOTE = `
  UPDATE recruitment SET state = coalesce($2, state), external_id = coalesce($3, external_id),
         unmapped = coalesce($4::jsonb, unmapped), error = CASE WHEN $5 THEN $6 ELSE error END, updated_at = now(),
         claimed_at = CASE WHEN $7 THEN NULL ELSE now() END
   WHERE study_id = $1`;

/** Stores what is known so far; the claim continues unless this was final. */
export async function note(studyId: string, outcome: Outcome, isLast = false): Promise<void> {
  const { state, externalId, unmapped, error } = outcome;
  await pool().query(NOTE, [
    ...[studyId, state ?? null, externalId ?? null, unmapped ? JSON.stringify(unmapped) : null],
    ...[error !== undefined, error ?? null, isLast],
  ]);
}
