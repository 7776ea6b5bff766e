import { CallError } from "./call-error";

const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000];
const MAY_PASS = new Set([0, 408, 429, 502, 503, 504]);

export type Trouble = "offline" | "retrying";

/** Failures that may be temporary: no connection, a busy server, a timeout. */
export const mayPass = (error: unknown): boolean =>
  error instanceof CallError
    ? MAY_PASS.has(error.status)
    : error instanceof DOMException && error.name === "TimeoutError";

/**
 * Repeats a call that is safe to repeat until it is answered, sooner when the connection returns. Throws what repeating
 * wouldn't change, and the signal's reason once nobody is waiting anymore. `isWorthRepeating` decides which is which.
 */
export async function insist<T>(
  act: () => Promise<T>,
  onTrouble: (trouble: Trouble | null) => void,
  signal: AbortSignal,
  isWorthRepeating: (error: unknown) => boolean = mayPass,
): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      const result = await act();
      onTrouble(null);
      return result;
    } catch (error) {
      signal.throwIfAborted();
      if (!isWorthRepeating(error)) {
        onTrouble(null);
        throw error;
      }
      onTrouble(navigator.onLine ? "retrying" : "offline");
      await pause(CallError.waitMs(error, WAITS_MS[Math.min(tries, WAITS_MS.length - 1)] ?? 0), signal);
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => () => {
      clearTimeout(timer);
      window.removeEventListener("online", done);
      signal.removeEventListener("abort", stop);
      act();
    };
    const done = settle(resolve);
    const stop = settle(() => reject(signal.reason));
    const timer = setTimeout(done, ms);
    window.addEventListener("online", done);
    signal.addEventListener("abort", stop);
  });
}
