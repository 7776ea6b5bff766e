import type { Pool, PoolClient } from "pg";

const RETRIED = new Set(["40001", "40P01"]);
const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");

async function once<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("BEGIN");
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

/** One transaction of job state. `work` touches nothing but the database, so a deadlock is simply tried again. */
export async function jobTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(pool, work);
    } catch (error) {
      if (attempt >= 5 || !RETRIED.has(codeOf(error))) throw error;
    }
  }
}
