import type { Pool } from "pg";

const BATCH = 500;
const FORGET = `
  DELETE FROM jobs.run WHERE id IN (
    SELECT id FROM jobs.run WHERE event->'data'->>'workspaceId' = $1 OR event->'data'->'event'->'data'->>'workspaceId' = $1
     LIMIT ${BATCH})`;

/** Forgets all runs for a workspace with what their steps kept; one that is under way ends with them. */
export async function forgetRuns(pool: Pool, workspaceId: string): Promise<void> {
  for (let count = BATCH; count === BATCH; ) count = (await pool.query(FORGET, [workspaceId])).rowCount ?? 0;
}
