import type { Pool, PoolClient } from "pg";
import { inTransaction } from "@/lib/db/in-transaction";

const RETRIED = new Set(["40001", "40P01"]);
const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");

/** One transaction of job state. `work` touches nothing but the database, so a deadlock is simply retried. */
export async function jobTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(pool, work);
    } catch (error) {
      if (attempt >= 5 || !RETRIED.has(codeOf(error))) throw error;
    }
  }
}
