const LONGEST_SECONDS = 3600;

/**
 * Milliseconds of a Retry-After header, which is a number of seconds or a date (RFC 9110 §10.2.3); null without one.
 */
export function retryAfterMs(header: string | string[] | null | undefined, nowMs = Date.now()): number | null {
  if (!header) return null;
  const text = [header].flat()[0]?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : Math.max(0, at - nowMs);
}

/** How long a busy service wants us to wait, in whole seconds, an hour at most; undefined if it doesn't say. */
export function retryAfterSeconds(headers: Headers): number | undefined {
  const seconds = Math.ceil((retryAfterMs(headers.get("retry-after")) ?? 0) / 1000);
  return seconds > 0 ? Math.min(seconds, LONGEST_SECONDS) : undefined;
}
