import type { PoolClient } from "pg";
import type { Run } from "./engine";

/**
 * Every change of a run's state takes this lock first, so that two responses about one run never interleave. Null once
 * the run has ended.
 */
export async function lockRun(client: PoolClient, runId: string): Promise<Run | null> {
  const { rows } = await client.query<Run>(
    `SELECT id, function_id, event, parent_run_id, parent_step_id FROM jobs.run
      WHERE id = $1 AND status = 'running' FOR UPDATE`,
    [runId],
  );
  return rows[0] ?? null;
}
