import { notFound } from "@/lib/core/errors";

/** The number of a line as a path names it; anything else is a line that is not there. */
export function lineNumber(given: string): number {
  if (!/^\d{1,9}$/.test(given)) throw notFound("Line");
  return Number(given);
}
