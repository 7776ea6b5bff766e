import pg from "pg";

/** Notes that no call waits for: usage lines, and how a provider's call ended; the others are the tests' own. */
const UNCOUNTED = new Set(["log_requests", "scim_seen", "scim_refused", "watch_mark", "watch_writes"]);

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
