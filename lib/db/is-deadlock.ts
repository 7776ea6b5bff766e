const CODES = new Set(["40P01", "P2034"]);

/** Whether the database rolled back a transaction because of a deadlock. */
export const isDeadlock = (thrown: unknown): boolean => {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 4; error = error.cause, depth++) {
    const { code } = error as { code?: unknown };
    if (typeof code === "string" && CODES.has(code)) return true;
    if (/\b40P01\b|deadlock detected/.test(error.message)) return true;
  }
  return false;
};
