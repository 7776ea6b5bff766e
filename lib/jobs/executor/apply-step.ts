import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { durationMs } from "./duration";
import { endRun } from "./end-run";
import type { Engine, Run } from "./engine";
import { failRun } from "./fail-run";
import { resolveStep } from "./resolve-step";
import { startRuns } from "./start-runs";
import type { Step } from "./step";

/** A call that began before a parallel step finished reports it again; a stored result makes that a no-op. */
const ADD_TASK = `
  INSERT INTO jobs.task (run_id, step_id, kind, function_id, concurrency_key, ready_at, timeout_error)
  SELECT r.id, $2, $3, r.function_id, r.concurrency_key, now() + $4 * interval '1 ms', $5::json FROM jobs.run r
   WHERE r.id = $1 AND NOT EXISTS (SELECT 1 FROM jobs.step s WHERE s.run_id = $1 AND s.id = $2)
      ON CONFLICT DO NOTHING`;

const isNew = async (client: PoolClient, runId: string, stepId: string) =>
  (await client.query("SELECT 1 FROM jobs.step WHERE run_id = $1 AND id = $2", [runId, stepId])).rows.length === 0;

async function addTimer(client: PoolClient, runId: string, stepId: string, time: string, timeoutMessage?: string) {
  const error = timeoutMessage ? JSON.stringify({ name: "Error", message: timeoutMessage }) : null;
  await client.query(ADD_TASK, [runId, stepId, "timer", durationMs(time), error]);
}

async function waitForEvent(client: PoolClient, run: Run, step: Step & { op: "WaitForEvent" }): Promise<void> {
  if (!(await isNew(client, run.id, step.id))) return;
  await client.query(
    "INSERT INTO jobs.wait (run_id, step_id, event_name, expression) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
    [run.id, step.id, step.name, step.opts.if ?? null],
  );
  await addTimer(client, run.id, step.id, step.opts.timeout);
}

async function invoke(engine: Engine, client: PoolClient, run: Run, step: Step & { op: "InvokeFunction" }) {
  if (!(await isNew(client, run.id, step.id))) return;
  const fn = engine.functions.get(step.opts.function_id);
  if (!fn) {
    const error = { name: "Error", message: `There is no job function ${step.opts.function_id}.` };
    return resolveStep(client, run.id, step.id, "error", error);
  }
  const data = step.opts.payload.data ?? {};
  const event = { id: randomUUID(), name: "inngest/function.invoked", data, ts: Date.now() };
  await startRuns(client, [{ fn, event, parent: { runId: run.id, stepId: step.id } }]);
  if (step.opts.timeout)
    await addTimer(client, run.id, step.id, step.opts.timeout, "The invoked function took too long.");
}

/** Records what one reported step asks for. The caller holds the run's lock. */
export async function applyStep(engine: Engine, client: PoolClient, run: Run, step: Step): Promise<void> {
  switch (step.op) {
    case "Step":
    case "StepRun":
      return resolveStep(client, run.id, step.id, "data", step.data);
    case "StepFailed":
      return resolveStep(client, run.id, step.id, "error", step.error);
    case "StepPlanned":
      await client.query(ADD_TASK, [run.id, step.id, "step", 0, null]);
      return;
    case "Sleep":
      return addTimer(client, run.id, step.id, step.name);
    case "WaitForEvent":
      return waitForEvent(client, run, step);
    case "InvokeFunction":
      return invoke(engine, client, run, step);
    case "RunComplete":
      return endRun(client, run, "succeeded", step.data);
    case "StepError":
      return failRun(engine, client, run, step.error);
  }
}
