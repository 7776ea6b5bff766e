import type { PoolClient } from "pg";
import { endRun } from "./end-run";
import type { Engine, JobEvent, Run } from "./engine";
import { parseCondition } from "./expression";
import { lockRun } from "./lock-run";
import { resolveStep } from "./resolve-step";
import { startRuns } from "./start-runs";

type Wait = { run_id: string; step_id: string; event_name: string; expression: string | null; event: JobEvent };

async function cancelRuns(engine: Engine, client: PoolClient, events: JobEvent[]): Promise<void> {
  const cancelling = [...engine.functions.values()].filter((fn) =>
    fn.cancels.some((cancel) => events.some((event) => event.name === cancel.event)),
  );
  if (cancelling.length === 0) return;
  const { rows } = await client.query<Run>(
    "SELECT id, function_id, event FROM jobs.run WHERE status = 'running' AND function_id = ANY($1) ORDER BY id",
    [cancelling.map((fn) => fn.id)],
  );
  for (const row of rows) {
    const cancels = engine.functions.get(row.function_id)?.cancels ?? [];
    const hit = events.some((event) =>
      cancels.some((cancel) => cancel.event === event.name && cancel.matches({ event: row.event, async: event })),
    );
    const run = hit ? await lockRun(client, row.id) : null;
    if (run) await endRun(client, run, "cancelled", { name: "Error", message: "The run was cancelled." });
  }
}

async function wakeWaits(client: PoolClient, events: JobEvent[]): Promise<void> {
  const { rows } = await client.query<Wait>(
    `SELECT w.run_id, w.step_id, w.event_name, w.expression, r.event
       FROM jobs.wait w JOIN jobs.run r ON r.id = w.run_id WHERE w.event_name = ANY($1) ORDER BY w.run_id, w.step_id`,
    [events.map((event) => event.name)],
  );
  for (const wait of rows) {
    const matches = wait.expression ? parseCondition(wait.expression) : () => true;
    const event = events.find((each) => each.name === wait.event_name && matches({ event: wait.event, async: each }));
    if (!event || !(await lockRun(client, wait.run_id))) continue;
    const taken = await client.query("DELETE FROM jobs.wait WHERE run_id = $1 AND step_id = $2", [
      wait.run_id,
      wait.step_id,
    ]);
    if (taken.rowCount) await resolveStep(client, wait.run_id, wait.step_id, "data", event);
  }
}

/** Starts the functions that events trigger, cancels the runs they cancel, and wakes the steps waiting for them. */
export async function routeEvents(engine: Engine, client: PoolClient, events: JobEvent[]): Promise<void> {
  const starts = events.flatMap((event) =>
    [...engine.functions.values()]
      .filter((fn) => fn.triggers.some((trigger) => trigger.event === event.name && trigger.matches({ event })))
      .map((fn) => ({ fn, event })),
  );
  await cancelRuns(engine, client, events);
  await startRuns(client, starts);
  await wakeWaits(client, events);
}
