const SECONDS = [15, 30, 60, 120, 300, 600, 1_200, 2_400, 3_600, 7_200];

/** Delay after a failed attempt (counted from 0): the Inngest server's table, times `scale`. */
export function backoffMs(attempt: number, scale: number): number {
  const seconds = SECONDS[Math.min(attempt, SECONDS.length - 1)] ?? 0;
  return seconds * 1_000 * scale;
}
