const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Delay between an attempt and the next. The first is due at once; ten attempts take about three days. */
const DELAYS_MS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];
const JITTER = 0.2;
const LONGEST_WISH_MS = 24 * HOUR;

/**
 * Delay after this many failed attempts, ±20 % so that a receiver that was away doesn't get everything at once, and at
 * least its `Retry-After`, up to a day. Null after the last attempt.
 */
export function delayAfter(failed: number, retryAfterMs = 0, random = Math.random()): number | null {
  const delayMs = DELAYS_MS[failed - 1];
  if (delayMs === undefined) return null;
  const spread = delayMs * (1 - JITTER + 2 * JITTER * random);
  return Math.round(Math.max(spread, Math.min(retryAfterMs, LONGEST_WISH_MS)));
}
