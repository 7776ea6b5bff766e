import { AppError } from "@/lib/core/errors";

/**
 * Socket errors; PostgreSQL's classes 08, 53, 57P and 58, a deadlock, a statement that took too long and a database
 * that can only be read; and Prisma's codes for these, for "no connection" and for a timeout.
 */
const CODES =
  "40P01|57014|25006|08\\d{3}|53\\d{3}|57P0[1-5]|58\\d{3}|P2034|P1001|P1002|P1008|P1017|P2024|P2028" +
  "|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH";
const LOST_CODE = new RegExp(`^(${CODES})$`);
/** Prisma has the database's own code in its message only. */
const LOST_WORDS = new RegExp(
  `Code: \`(${CODES})\`|Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout` +
    "|not queryable|Can't reach database|ECONNREFUSED|Connection ended|deadlock detected|connection is closed|Server has closed",
  "i",
);

const lostDatabase = (thrown: unknown): boolean => {
  for (let error = thrown, i = 0; error instanceof Error && i < 4; error = error.cause, i++) {
    const { code } = error as { code?: unknown };
    if (typeof code === "string" && LOST_CODE.test(code)) return true;
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
