import type { PoolClient } from "pg";
import { inTransaction } from "@/lib/db/in-transaction";
import { pool } from "@/lib/db/pool";

/** Reads through a query, with `atOnce` rows at a time in memory. */
export type ReadRows = <T>(sql: string, atOnce?: number) => AsyncGenerator<T>;

const AT_ONCE = 200;
/** Rows are sorted before the first one comes, which takes long if there are millions. */
const PATIENCE_MS = 600_000;

type Whose = { workspaceId: string; personId: string };

/**
 * Runs `work` on a snapshot of the database: everything it reads is as of its start, whatever is written meanwhile, and
 * nobody waits for it. `$1` in a query is the workspace, `$2` the person.
 */
export async function readSnapshot<T>(
  { workspaceId, personId }: Whose,
  work: (read: ReadRows, momentAt: Date) => Promise<T>,
): Promise<T> {
  const readAll = async (client: PoolClient) => {
    // A cursor takes no parameters.
    const filled = (sql: string) =>
      sql
        .replace(/\$1\b/g, () => client.escapeLiteral(workspaceId))
        .replace(/\$2\b/g, () => client.escapeLiteral(personId));
    await client.query(`SET LOCAL statement_timeout = ${PATIENCE_MS}`);
    const { rows } = await client.query<{ now: Date }>("SELECT now()");
    return work((sql, atOnce = AT_ONCE) => rowsOf(client, filled(sql), atOnce), rows[0]?.now ?? new Date());
  };
  return inTransaction(pool(), readAll, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
}

async function* rowsOf<T>(client: PoolClient, sql: string, atOnce: number): AsyncGenerator<T> {
  await client.query(`DECLARE reading NO SCROLL CURSOR FOR ${sql}`);
  const fetch = { text: `FETCH ${atOnce} FROM reading`, values: [], query_timeout: PATIENCE_MS };
  for (;;) {
    const { rows } = await client.query(fetch);
    yield* rows as T[];
    if (rows.length < atOnce) break;
  }
  await client.query("CLOSE reading");
}
