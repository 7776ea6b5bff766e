import { randomUUID } from "node:crypto";
import { catchUp } from "./catch-up";
import type { Engine } from "./engine";
import { jobTransaction } from "./job-transaction";
import { nextTick } from "./register";
import { startRuns } from "./start-runs";

type Due = { now: Date; function_id: string | null; expression: string; next_at: Date };

/** One row at least, for the time. */
const DUE = `
  SELECT now() AS now, c.function_id, c.expression, c.next_at
    FROM (VALUES (1)) one LEFT JOIN jobs.cron c ON c.next_at <= now() AND c.function_id = ANY($1)`;

/** What was missed stays due; what a clock that went ahead has put off comes at its next tick. */
const WRITE = `
  INSERT INTO jobs.cron AS c VALUES ($1, $2, $3) ON CONFLICT (function_id, expression) DO UPDATE
     SET next_at = excluded.next_at WHERE c.next_at > excluded.next_at`;

/** Syncs the table with the functions: new schedules begin at their next tick, removed ones are deleted. */
async function writeCrons(engine: Engine, now: Date): Promise<void> {
  for (const fn of engine.functions.values()) {
    await engine.pool.query("DELETE FROM jobs.cron WHERE function_id = $1 AND expression <> ALL($2)", [
      fn.id,
      fn.crons,
    ]);
    for (const expression of fn.crons) await engine.pool.query(WRITE, [fn.id, expression, nextTick(expression, now)]);
  }
}

/**
 * Starts the functions whose time has come. Advancing `next_at` and starting the run are one transaction, so several
 * processes start a tick once. Ticks missed while no process was running become one run. Only the database's clock
 * counts: by that of a process that is slow, a schedule would be due all the time. Returns its time; `before` is that
 * of the last call, and null at first. If it was set back meanwhile, schedules begin anew, and what waits only because
 * of that is due.
 */
export async function tickCrons(engine: Engine, before: Date | null): Promise<Date> {
  const scheduled = [...engine.functions.values()].filter((fn) => fn.crons.length > 0);
  const { rows } = await engine.pool.query<Due>(DUE, [scheduled.map((fn) => fn.id)]);
  const now = rows[0]?.now ?? new Date();
  if (before === null || now < before) {
    await writeCrons(engine, now);
    await catchUp(engine);
  }
  for (const { function_id, expression, next_at } of rows) {
    const fn = function_id !== null && engine.functions.get(function_id);
    if (!fn) continue;
    await jobTransaction(engine.pool, async (client) => {
      const moved = await client.query(
        "UPDATE jobs.cron SET next_at = $4 WHERE function_id = $1 AND expression = $2 AND next_at = $3",
        [function_id, expression, next_at, nextTick(expression, now)],
      );
      if (!moved.rowCount) return;
      const event = { id: randomUUID(), name: "inngest/scheduled.timer", data: { cron: expression }, ts: Date.now() };
      await startRuns(client, [{ fn, event }]);
    });
  }
  return now;
}
