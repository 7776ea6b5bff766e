import { pool } from "@/lib/db/pool";
import { statementsOf } from "./statements-of";

/** How often this connection read an entry of each table, from the table itself or from one of its indexes. */
const READ = `
  SELECT t.relname AS name, (pg_stat_get_xact_tuples_returned(t.oid) + coalesce((
           SELECT sum(pg_stat_get_xact_tuples_returned(i.indexrelid)) FROM pg_index i WHERE i.indrelid = t.oid), 0))::int AS read
    FROM pg_class t JOIN pg_namespace n ON n.oid = t.relnamespace
   WHERE t.relkind = 'r' AND n.nspname = current_schema()`;

/**
 * What `work` reads of each table, if it runs again in a single transaction: a measure of cost that no busy machine
 * affects.
 */
export async function entriesRead(work: () => Promise<unknown>): Promise<Map<string, number>> {
  const statements = await statementsOf(work);
  const client = await pool().connect();
  const read = async () => (await client.query<{ name: string; read: number }>(READ)).rows;
  try {
    await client.query("BEGIN");
    // Earlier reads of the connection count until the server collects them, which it never does within a transaction.
    const before = new Map((await read()).map((table) => [table.name, table.read]));
    for (const { text, values } of statements) await client.query({ text, values });
    return new Map((await read()).map((table) => [table.name, table.read - (before.get(table.name) ?? 0)]));
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
}
