import { statementsOf } from "./statements-of";

/** Notes that no call waits for: usage lines, and how a provider's call ended; the others are the tests' own. */
const UNCOUNTED = new Set(["log_requests", "scim_seen", "scim_refused", "watch_mark", "watch_writes"]);

/** How many statements reach the database while `work` runs: a measure of cost that no busy machine affects. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const statements = await statementsOf(work);
  return statements.filter(({ name }) => !UNCOUNTED.has(name ?? "")).length;
}
