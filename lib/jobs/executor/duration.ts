const UNIT_MS: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };
const WHOLE = /^(?:\d+(?:\.\d+)?(?:ms|[smhdw])\s*)+$/;

/** Milliseconds from now: the SDK writes "1h30m" for a duration and ISO 8601 for a time. */
export function durationMs(text: string, nowMs = Date.now()): number {
  if (WHOLE.test(text)) {
    let totalMs = 0;
    for (const [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)(ms|[smhdw])/g)) {
      totalMs += Number(amount) * (UNIT_MS[unit ?? ""] ?? 0);
    }
    return totalMs;
  }
  const moment = Date.parse(text);
  if (Number.isNaN(moment)) throw new Error(`"${text}" is neither a length of time nor a moment.`);
  return Math.max(0, moment - nowMs);
}
