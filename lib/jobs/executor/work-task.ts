import type { PoolClient } from "pg";
import { untilAnswered } from "@/lib/db/until-answered";
import { applyAnswer } from "./apply-answer";
import { type Answer, callFunction } from "./call-function";
import type { Engine, Run, Task } from "./engine";
import { failRun } from "./fail-run";
import { jobTransaction } from "./job-transaction";
import { lockRun } from "./lock-run";
import { resolveStep } from "./resolve-step";

const DIED = { name: "Error", message: "The process stopped during every attempt of this step." };

type Write = (client: PoolClient, run: Run) => Promise<void>;

/**
 * Runs `write` under the run's lock if the lease is still valid; otherwise the work belongs to another process by now.
 */
async function writeResult(engine: Engine, task: Task, write: Write): Promise<void> {
  await jobTransaction(engine.pool, async (client) => {
    const run = await lockRun(client, task.run_id);
    const held = await client.query("SELECT 1 FROM jobs.task WHERE id = $1 AND lease_token = $2 FOR UPDATE", [
      task.id,
      task.lease_token,
    ]);
    if (held.rows.length === 0) return;
    if (run) await write(client, run);
    else await client.query("DELETE FROM jobs.task WHERE id = $1", [task.id]);
  });
}

function outcomeOfTimer(task: Task): Write {
  const kind = task.timeout_error ? "error" : "data";
  return (client, run) => resolveStep(client, run.id, task.step_id, kind, task.timeout_error);
}

/** A planned step fails on its own, so that the function can catch it; otherwise the whole run fails. */
function outcomeOfDeath(engine: Engine, task: Task): Write {
  return (client, run) =>
    task.kind === "step"
      ? resolveStep(client, run.id, task.step_id, "error", DIED)
      : failRun(engine, client, run, DIED);
}

function outcomeOfCall(engine: Engine, task: Task, answer: Answer): Write {
  return (client, run) => applyAnswer(engine, client, task, run, answer);
}

/** Nothing, if the run has ended or the lease has by now: then the work is somebody else's. */
const FIND_RUN = `
  SELECT r.id, r.function_id, r.event, r.parent_run_id, r.parent_step_id FROM jobs.run r
   WHERE r.id = $1 AND r.status = 'running' AND EXISTS (SELECT 1 FROM jobs.task WHERE id = $2 AND lease_token = $3)`;

async function perform(engine: Engine, task: Task): Promise<Write> {
  if (task.kind === "timer") return outcomeOfTimer(task);
  const maxAttempts = engine.functions.get(task.function_id)?.maxAttempts ?? 1;
  if (task.attempt >= maxAttempts) return outcomeOfDeath(engine, task);
  const answer = await untilAnswered(async () => {
    const { rows } = await engine.pool.query<Run>(FIND_RUN, [task.run_id, task.id, task.lease_token]);
    return rows[0] ? callFunction(engine, task, rows[0]) : null;
  });
  return answer ? outcomeOfCall(engine, task, answer) : async () => {};
}

/**
 * Does one leased task and writes its result. If the database is unreachable before or after the call, it is asked
 * again for a minute, so that no attempt is spent and the step need not run twice.
 */
export async function workTask(engine: Engine, task: Task): Promise<void> {
  const write = await perform(engine, task);
  await untilAnswered(() => writeResult(engine, task, write));
}
