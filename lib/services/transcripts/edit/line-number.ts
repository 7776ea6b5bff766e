import { notFound } from "@/lib/core/errors";

/** The number of a line in a path; anything else is a line that doesn't exist. */
export function lineNumber(given: string): number {
  if (!/^\d{1,9}$/.test(given)) throw notFound("Line");
  return Number(given);
}
