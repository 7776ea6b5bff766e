import pg from "pg";

/** Usage lines are written in bulk by a timer, for any number of calls; the others are the tests' own. */
const UNCOUNTED = new Set(["log_requests", "watch_mark", "watch_writes"]);

/** How many statements reach the database while `work` runs: a measure of cost that no busy machine disturbs. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const original = pg.Client.prototype.query;
  let count = 0;
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
    if (!UNCOUNTED.has((args[0] as { name?: string } | undefined)?.name ?? "")) count++;
    return Reflect.apply(original, this, args);
  } as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return count;
}
