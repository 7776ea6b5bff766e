import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { expect, test } from "vitest";
import { pool } from "@/lib/db/pool";
import { callFunction } from "@/lib/jobs/executor/call-function";
import type { Engine, Run, Task } from "@/lib/jobs/executor/engine";

/** The database, in which the planned step finishes right after the first read of the run. */
function finishingMeanwhile(runId: string, stepId: string): Pool {
  let reads = 0;
  const query = async (text: string, values: unknown[]) => {
    const answer = await pool().query(text, values);
    if (++reads === 1) {
      await pool().query("INSERT INTO jobs.step (run_id, id, kind, value) VALUES ($1, $2, 'data', '1')", [
        runId,
        stepId,
      ]);
      await pool().query("DELETE FROM jobs.task WHERE run_id = $1 AND step_id = $2", [runId, stepId]);
    }
    return answer;
  };
  return new Proxy(pool(), { get: (target, key) => (key === "query" ? query : Reflect.get(target, key)) });
}

test("a step that finishes while its run is read is reported as planned or as done, never as neither, which would run it twice", async () => {
  const run: Run = {
    id: randomUUID(),
    function_id: "of-no-process",
    event: { id: randomUUID(), name: "any", data: {}, ts: Date.now() },
    parent_run_id: null,
    parent_step_id: null,
  };
  await pool().query("INSERT INTO jobs.run (id, function_id, event) VALUES ($1, $2, $3)", [
    run.id,
    run.function_id,
    run.event,
  ]);
  await pool().query(
    "INSERT INTO jobs.task (run_id, step_id, kind, function_id, ready_at) VALUES ($1, 'second', 'step', $2, 'infinity')",
    [run.id, run.function_id],
  );
  const told: { steps: object; ctx: { disable_immediate_execution: boolean } }[] = [];
  const engine: Engine = {
    pool: finishingMeanwhile(run.id, "second"),
    handler: async (request) => {
      told.push(await request.json());
      return Response.json([], { status: 206 });
    },
    functions: new Map(),
    leaseMs: 3_000,
    backoffScale: 1,
  };
  const task: Task = {
    id: "1",
    run_id: run.id,
    step_id: "step",
    kind: "run",
    function_id: run.function_id,
    lease_token: randomUUID(),
    attempt: 0,
    lost_leases: 0,
    timeout_error: null,
  };
  await callFunction(engine, task, run);
  expect(told).toHaveLength(1);
  const isDone = "second" in (told[0]?.steps ?? {});
  expect(isDone || told[0]?.ctx.disable_immediate_execution).toBe(true);
});
