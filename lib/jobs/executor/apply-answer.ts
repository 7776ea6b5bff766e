import type { PoolClient } from "pg";
import { z } from "zod";
import { retryAfterMs } from "@/lib/core/time/retry-after";
import { applyStep } from "./apply-step";
import { backoffMs } from "./backoff";
import type { Answer } from "./call-function";
import { endRun } from "./end-run";
import type { Engine, Run, Task } from "./engine";
import { failRun } from "./fail-run";
import { Step } from "./step";

async function retry(engine: Engine, client: PoolClient, task: Task, retryAfter: string | null): Promise<void> {
  await client.query(
    `UPDATE jobs.task SET attempt = attempt + 1, lease_token = NULL, ready_at = now() + $2 * interval '1 ms' WHERE id = $1`,
    [task.id, backoffMs(task.attempt, engine.backoffScale, retryAfterMs(retryAfter))],
  );
}

/** A call that became stale while it ran is followed by another; otherwise the row is reset. */
async function settle(client: PoolClient, task: Task): Promise<void> {
  const { rowCount } = await client.query("DELETE FROM jobs.task WHERE id = $1 AND NOT stale", [task.id]);
  if (rowCount) return;
  await client.query(
    `UPDATE jobs.task SET lease_token = NULL, ready_at = now(), stale = FALSE, attempt = 0, lost_leases = 0 WHERE id = $1`,
    [task.id],
  );
}

/**
 * Records the outcome of a call: a result, a retry, a failure, or steps. The caller holds the run's lock and the task's
 * lease, so all of it happens once.
 */
export async function applyAnswer(
  engine: Engine,
  client: PoolClient,
  task: Task,
  run: Run,
  answer: Answer,
): Promise<void> {
  if (answer.status === 200) return endRun(client, run, "succeeded", answer.body);
  const maxAttempts = engine.functions.get(run.function_id)?.maxAttempts ?? 1;
  if (answer.status !== 206) {
    if (answer.isFinal || task.attempt + 1 >= maxAttempts) return failRun(engine, client, run, answer.body);
    return retry(engine, client, task, answer.retryAfter);
  }
  const steps = z.union([z.array(Step), Step.transform((step) => [step])]).safeParse(answer.body);
  if (!steps.success) {
    const message = `The embedded job server cannot do this step: ${z.prettifyError(steps.error)}`;
    return failRun(engine, client, run, { name: "Error", message });
  }
  if (steps.data.some((step) => step.op === "StepError")) return retry(engine, client, task, answer.retryAfter);
  await settle(client, task);
  for (const step of steps.data) await applyStep(engine, client, run, step);
}
