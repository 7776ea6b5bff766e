import { pool } from "./pool";

const BATCH = 5_000;

/**
 * Repeats each statement, whose $1 is the LIMIT of what it changes and whose further parameters are `values`, until nothing
 * is left for it: none runs into its time limit. Answers how many rows there were.
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
