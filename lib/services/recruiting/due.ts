import { pool } from "@/lib/db/pool";

/** Recruitments that may have something to send or to learn: not over, or with undecided submissions. */
const DUE = `
  SELECT r.study_id AS "studyId", r.workspace_id AS "workspaceId" FROM recruitment r JOIN study s ON s.id = r.study_id
   WHERE r.external_id IS NOT NULL AND (r.state IN ('active', 'paused')
      OR s.ended_at > now() - interval '30 days' OR r.state = 'waiting')
   ORDER BY r.updated_at LIMIT 200`;

/** At most 200 of them, those not looked at for the longest first. */
export async function due(): Promise<{ studyId: string; workspaceId: string }[]> {
  return (await pool().query<{ studyId: string; workspaceId: string }>(DUE)).rows;
}
