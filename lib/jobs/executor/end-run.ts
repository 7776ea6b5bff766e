import type { PoolClient } from "pg";
import type { Run } from "./engine";
import { lockRun } from "./lock-run";
import { resolveStep } from "./resolve-step";

/**
 * Ends a run and passes its outcome to the step that invoked it. Steps are only replayed until then, and may hold what
 * people said, as a transcription does: they are deleted. The caller holds the run's lock.
 */
export async function endRun(
  client: PoolClient,
  run: Run,
  status: "succeeded" | "failed" | "cancelled",
  output: unknown,
): Promise<void> {
  await client.query("UPDATE jobs.run SET status = $2, output = $3, ended_at = now() WHERE id = $1", [
    run.id,
    status,
    JSON.stringify(output ?? null),
  ]);
  await client.query("DELETE FROM jobs.step WHERE run_id = $1", [run.id]);
  await client.query("DELETE FROM jobs.task WHERE run_id = $1", [run.id]);
  await client.query("DELETE FROM jobs.wait WHERE run_id = $1", [run.id]);
  if (!run.parent_run_id || !run.parent_step_id) return;
  const parent = await lockRun(client, run.parent_run_id);
  if (parent)
    await resolveStep(client, parent.id, run.parent_step_id, status === "succeeded" ? "data" : "error", output);
}
