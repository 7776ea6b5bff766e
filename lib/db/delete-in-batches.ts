import { pool } from "./pool";

const BATCH = 5_000;

/** Repeats each DELETE, which takes its LIMIT as $1, until nothing is left: no statement runs into its time limit. */
export async function deleteInBatches(statements: string[]): Promise<number> {
  let deleted = 0;
  for (const statement of statements) {
    for (let count = BATCH; count === BATCH; deleted += count) {
      count = (await pool().query(statement, [BATCH])).rowCount ?? 0;
    }
  }
  return deleted;
}
