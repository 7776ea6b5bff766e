import { RetryAfterError } from "inngest";
import { AppError } from "@/lib/core/errors";

/** What a step stores of an act: its result, or the sentence that says why it will never work. */
export type Attempt<T> = { ok: true; result: T } | { ok: false; refused: string };

/**
 * Runs an act in a step. A refusal is a result, since repeating it changes nothing. A temporary failure is thrown, so
 * that the step is retried, at the time the service asked for if it did.
 */
export async function attempt<T>(act: () => Promise<T>): Promise<Attempt<T>> {
  try {
    return { ok: true, result: await act() };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.kind !== "unavailable") return { ok: false, refused: error.message };
    const { retryAfterSeconds } = error.extra;
    throw retryAfterSeconds ? new RetryAfterError(error.message, retryAfterSeconds * 1000) : error;
  }
}
