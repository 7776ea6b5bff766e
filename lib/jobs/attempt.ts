import { RetryAfterError } from "inngest";
import { AppError } from "@/lib/core/errors";

/** What a step keeps of an act: its result, or the sentence that says why it will never work. */
export type Attempt<T> = { ok: true; result: T } | { ok: false; refused: string };

/**
 * Runs an act in a step. A refusal is a result, since repeating it changes nothing; what may pass is thrown, so that
 * the step is run again, when the service wished so if it said when.
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
