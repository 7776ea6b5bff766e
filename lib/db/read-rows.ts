import { currentTransaction } from "./current-transaction";
import { pool } from "./pool";

/** `query_timeout`: in milliseconds, of a read that no transaction limits. */
type Read = { name: string; text: string; values: unknown[]; query_timeout?: number };

/**
 * Rows of a hand-written read that may also be made inside a transaction, and then is made on its connection: a second
 * one would miss what was just written, and when each is held by a caller who waits for a second, nobody gets one.
 */
export async function readRows<Row extends object>(read: Read): Promise<Row[]> {
  const tx = currentTransaction.getStore();
  if (tx) return tx.db.$queryRawUnsafe<Row[]>(read.text, ...read.values);
  return (await pool().query<Row>(read)).rows;
}
