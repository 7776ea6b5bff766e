/** Prisma's "already there", "refers to nothing" and "nothing there to change", and PostgreSQL's of the first two. */
const CODES = new Set(["P2002", "P2003", "P2025", "23505", "23503"]);

/**
 * Whether a transaction failed on something that is gone, or is there by now: others may have deleted or made it since
 * the transaction looked.
 */
export const isOutdated = (thrown: unknown): boolean => {
  if (!(thrown instanceof Error)) return false;
  const { code } = thrown as { code?: unknown };
  if (typeof code === "string" && CODES.has(code)) return true;
  // Hand-written statements have one code for all failures.
  return code === "P2010" && /Code: `2350[35]`/.test(thrown.message);
};
