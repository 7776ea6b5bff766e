const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long after an attempt the next one is due; the first is due at once. Ten attempts over about three days. */
const DELAYS_MS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];
const JITTER = 0.2;
const LONGEST_WISH_MS = 24 * HOUR;

/**
 * How long to wait after this many failed attempts, ±20 % so that a receiver that was away does not get everything at
 * once; at least what it asked for by Retry-After, up to a day. Null when the last attempt was made.
 */
export function delayAfter(failed: number, retryAfterMs = 0, random = Math.random()): number | null {
  const delayMs = DELAYS_MS[failed - 1];
  if (delayMs === undefined) return null;
  const spread = delayMs * (1 - JITTER + 2 * JITTER * random);
  return Math.round(Math.max(spread, Math.min(retryAfterMs, LONGEST_WISH_MS)));
}
