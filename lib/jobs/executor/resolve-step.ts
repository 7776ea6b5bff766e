import type { PoolClient } from "pg";

/** Requests another call of the function. If one is already in progress, it is marked stale and repeated. */
const CALL_AGAIN = `
  INSERT INTO jobs.task (run_id, step_id, kind, function_id, concurrency_key)
  SELECT id, 'step', 'run', function_id, concurrency_key FROM jobs.run WHERE id = $1
      ON CONFLICT (run_id, step_id) DO UPDATE SET stale = TRUE`;

/** Stores a step's final result and lets the run continue. The caller holds the run's lock. */
export async function resolveStep(
  client: PoolClient,
  runId: string,
  stepId: string,
  kind: "data" | "error",
  value: unknown,
): Promise<void> {
  await client.query("INSERT INTO jobs.step (run_id, id, kind, value) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING", [
    runId,
    stepId,
    kind,
    JSON.stringify(value ?? null),
  ]);
  await client.query("DELETE FROM jobs.wait WHERE run_id = $1 AND step_id = $2", [runId, stepId]);
  await client.query("DELETE FROM jobs.task WHERE run_id = $1 AND step_id = $2", [runId, stepId]);
  await client.query(CALL_AGAIN, [runId]);
}
