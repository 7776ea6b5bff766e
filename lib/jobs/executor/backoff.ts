const SECONDS = [15, 30, 60, 120, 300, 600, 1_200, 2_400, 3_600, 7_200];

/** How long a failed attempt (counted from 0) waits for the next: the table of the Inngest server, times `scale`. */
export function backoffMs(attempt: number, scale: number): number {
  const seconds = SECONDS[Math.min(attempt, SECONDS.length - 1)] ?? 0;
  return seconds * 1_000 * scale;
}

/** A function's own wish (RetryAfterError): whole seconds or a date. Null when it has none. */
export function retryAfterMs(header: string | null, nowMs = Date.now()): number | null {
  if (!header) return null;
  if (/^\d+$/.test(header)) return Number(header) * 1_000;
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? null : Math.max(0, moment - nowMs);
}
