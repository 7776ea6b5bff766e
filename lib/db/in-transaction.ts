import type { Pool, PoolClient } from "pg";

/**
 * Runs `work` in a transaction of plain SQL on a connection that nobody else uses meanwhile. One that cannot even roll
 * back is closed: handed on, it would still wait for its last statement, or be inside the transaction.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  begin = "BEGIN",
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(client);
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch((lost: Error) => {
      broken = lost;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
