import { notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import type { Held } from "./hold-transcript";
import { type Run, readRun } from "./lines";

/** A line of a locked transcript with those after it. Throws `not_found`. */
export async function readLines(tx: Transaction, { ownerId }: Held, index: number, count: number): Promise<Run> {
  const run = await readRun(tx, ownerId, index, count);
  if (!run) throw notFound("Line");
  return run;
}
