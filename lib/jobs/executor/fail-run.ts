import { randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import { endRun } from "./end-run";
import type { Engine, Run } from "./engine";
import { routeEvents } from "./route-events";

/** Ends a run as failed and calls its `onFailure`, as the Inngest server does. The caller holds the run's lock. */
export async function failRun(engine: Engine, client: PoolClient, run: Run, error: unknown): Promise<void> {
  await endRun(client, run, "failed", error);
  const data = { function_id: run.function_id, run_id: run.id, error, event: run.event };
  await routeEvents(engine, client, [{ id: randomUUID(), name: "inngest/function.failed", data, ts: Date.now() }]);
}
