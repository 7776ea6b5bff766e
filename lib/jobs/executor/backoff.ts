const SECONDS = [15, 30, 60, 120, 300, 600, 1_200, 2_400, 3_600, 7_200];

/** Attempts that are made as soon as a busy service asks for. */
const HURRIED = 2;

/**
 * Delay after a failed attempt (counted from 0): the Inngest server's table, times `scale`. What a service asks for
 * counts, but from the third attempt on only if it is longer: one that says "1 second" each time for minutes would use
 * up all attempts in seconds.
 */
export function backoffMs(attempt: number, scale: number, askedMs: number | null = null): number {
  const seconds = SECONDS[Math.min(attempt, SECONDS.length - 1)] ?? 0;
  const own = seconds * 1_000 * scale;
  if (askedMs === null) return own;
  return attempt < HURRIED ? askedMs : Math.max(askedMs, own);
}
