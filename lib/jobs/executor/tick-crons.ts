import { randomUUID } from "node:crypto";
import type { Engine } from "./engine";
import { jobTransaction } from "./job-transaction";
import { nextTick } from "./register";
import { startRuns } from "./start-runs";

/** Syncs the table with the functions: new schedules begin at their next tick, removed ones are deleted. */
export async function writeCrons(engine: Engine): Promise<void> {
  for (const fn of engine.functions.values()) {
    await engine.pool.query("DELETE FROM jobs.cron WHERE function_id = $1 AND expression <> ALL($2)", [
      fn.id,
      fn.crons,
    ]);
    for (const expression of fn.crons) {
      await engine.pool.query("INSERT INTO jobs.cron VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", [
        fn.id,
        expression,
        nextTick(expression),
      ]);
    }
  }
}

/**
 * Starts the functions whose time has come. Advancing `next_at` and starting the run are one transaction, so several
 * processes start a tick once. Ticks missed while no process was running become one run.
 */
export async function tickCrons(engine: Engine): Promise<void> {
  const scheduled = [...engine.functions.values()].filter((fn) => fn.crons.length > 0);
  if (scheduled.length === 0) return;
  const due = await engine.pool.query<{ function_id: string; expression: string; next_at: Date }>(
    "SELECT function_id, expression, next_at FROM jobs.cron WHERE next_at <= now() AND function_id = ANY($1)",
    [scheduled.map((fn) => fn.id)],
  );
  for (const { function_id, expression, next_at } of due.rows) {
    const fn = engine.functions.get(function_id);
    if (!fn) continue;
    await jobTransaction(engine.pool, async (client) => {
      const moved = await client.query(
        "UPDATE jobs.cron SET next_at = $4 WHERE function_id = $1 AND expression = $2 AND next_at = $3",
        [function_id, expression, next_at, nextTick(expression)],
      );
      if (!moved.rowCount) return;
      const event = { id: randomUUID(), name: "inngest/scheduled.timer", data: { cron: expression }, ts: Date.now() };
      await startRuns(client, [{ fn, event }]);
    });
  }
}
