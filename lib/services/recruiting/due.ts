import { pool } from "@/lib/db/pool";

/** Recruitments that may have something to tell or to learn: not over, or with submissions not yet decided. */
const DUE = `
  SELECT r.study_id AS "studyId", r.workspace_id AS "workspaceId" FROM recruitment r JOIN study s ON s.id = r.study_id
   WHERE r.external_id IS NOT NULL AND (r.state IN ('active', 'paused')
      OR s.ended_at > now() - interval '30 days' OR r.state = 'waiting')
   ORDER BY r.updated_at LIMIT 200`;

/** At most 200 of them, those first that were not looked at for the longest. */
export async function due(): Promise<{ studyId: string; workspaceId: string }[]> {
  return (await pool().query<{ studyId: string; workspaceId: string }>(DUE)).rows;
}
