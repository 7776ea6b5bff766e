import { AppError } from "@/lib/core/errors";

/**
 * Socket errors, PostgreSQL classes 08 and 57P, a deadlock, and Prisma's codes for these, for "no connection" and for a
 * timeout.
 */
const LOST_CODES =
  /^(40P01|P2034|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|08\d{3}|57P0[1-5]|53300|P1001|P1002|P1008|P1017|P2024|P2028)$/;
const LOST_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|not queryable|Can't reach database|ECONNREFUSED|Connection ended|deadlock detected|connection is closed|Server has closed/i;

const lostDatabase = (thrown: unknown): boolean => {
  for (let error = thrown, i = 0; error instanceof Error && i < 4; error = error.cause, i++) {
    const { code } = error as { code?: unknown };
    if (typeof code === "string" && LOST_CODES.test(code)) return true;
    if (LOST_WORDS.test(error.message)) return true;
  }
  return false;
};

/** What the caller may know about a failure; null means a bug of ours, answered with a fixed sentence. */
export function asAppError(thrown: unknown): AppError | null {
  if (thrown instanceof AppError) return thrown;
  if (lostDatabase(thrown))
    return new AppError("unavailable", "The service is not available right now. Try again in a moment.", {
      retryAfterSeconds: 2,
      cause: thrown,
    });
  return null;
}
