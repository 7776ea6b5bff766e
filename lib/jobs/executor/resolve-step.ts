import type { PoolClient } from "pg";

/** Asks for the function to be called again; a call already under way is marked stale and follows itself. */
const CALL_AGAIN = `
  INSERT INTO jobs.task (run_id, step_id, kind, function_id, concurrency_key)
  SELECT id, 'step', 'run', function_id, concurrency_key FROM jobs.run WHERE id = $1
      ON CONFLICT (run_id, step_id) DO UPDATE SET stale = TRUE`;

/** Stores a step's result for good and lets the run go on. The caller holds the run's lock. */
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
