import { pool } from "./pool";

const BATCH = 5_000;

/**
 * Repeats each statement until it affects no rows, so that none runs into its time limit. $1 is its LIMIT, the other
 * parameters are `values`. Returns the total number of rows.
 */
export async function inBatches(statements: string[], values: unknown[] = [], batch = BATCH): Promise<number> {
  let changed = 0;
  for (const statement of statements) {
    for (let count = batch; count === batch; changed += count) {
      count = (await pool().query(statement, [batch, ...values])).rowCount ?? 0;
    }
  }
  return changed;
}
