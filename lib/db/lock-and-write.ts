import pg from "pg";
import { onSharedConnection } from "./shared-connections";

type Statement = pg.QueryConfig & { name: string };

/** The lock is taken; another one was waited for too long, or in a circle. Nothing was done then. */
const TAKEN = new Set(["55P03", "57014", "40P01"]);

/**
 * Runs two statements as one transaction in one round trip: `hold`, which takes a lock and must not wait for it (`NOWAIT`),
 * since others write over the same connection, and `write`, which sees what the holder before has written. Answers the
 * rows of the second, or null, with nothing done, when somebody else is in the way.
 */
export async function lockAndWrite<Row extends pg.QueryResultRow>(
  hold: Statement,
  write: Statement,
): Promise<Row[] | null> {
  return onSharedConnection("writes", async (client) => {
    const sent = [client.query("BEGIN"), client.query(hold), client.query<Row>(write), client.query("COMMIT")] as const;
    const ended = await Promise.allSettled(sent);
    // The first that failed is why those behind it did.
    const failed = ended.find((one) => one.status === "rejected");
    if (failed) {
      const { reason } = failed;
      if (reason instanceof pg.DatabaseError && TAKEN.has(reason.code ?? "")) return null;
      throw reason;
    }
    return (await sent[2]).rows;
  });
}
