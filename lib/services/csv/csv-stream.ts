import { pipeline, Readable } from "node:stream";
import type { Context } from "@/lib/core/context";
import { log } from "@/lib/core/log";
import { csvOf } from "./csv-of";

/**
 * Rows as a CSV file that is written while it is taken. It breaks off with them: half a file is never taken for the
 * whole.
 */
export function csvStream(
  { requestId }: Context,
  columns: readonly string[],
  rows: Iterable<unknown> | AsyncIterable<unknown>,
): Readable {
  return pipeline(Readable.from(rows), csvOf(columns), (error) => {
    if (error) log().warn({ requestId, err: error }, "a CSV broke off");
  });
}
