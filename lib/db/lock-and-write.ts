import pg from "pg";
import { onSharedConnection } from "./shared-connections";

type Statement = pg.QueryConfig & { name: string };

/** The lock is taken, or waiting for another one timed out or deadlocked. Nothing was done. */
const TAKEN = new Set(["55P03", "57014", "40P01"]);

/**
 * Runs two statements as one transaction in one round trip: `hold`, which takes a lock with `NOWAIT` because others use
 * the same connection, and `write`, which sees what the previous holder wrote. Returns the rows of `write`, or null,
 * with nothing done, if someone else holds the lock.
 */
export async function lockAndWrite<Row extends pg.QueryResultRow>(
  hold: Statement,
  write: Statement,
): Promise<Row[] | null> {
  return onSharedConnection("writes", async (client) => {
    const sent = [client.query("BEGIN"), client.query(hold), client.query<Row>(write), client.query("COMMIT")] as const;
    const ended = await Promise.allSettled(sent);
    // The first failure is the cause of those after it.
    const failed = ended.find((one) => one.status === "rejected");
    if (failed) {
      const { reason } = failed;
      if (reason instanceof pg.DatabaseError && TAKEN.has(reason.code ?? "")) return null;
      throw reason;
    }
    return (await sent[2]).rows;
  });
}
