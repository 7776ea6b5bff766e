/** Milliseconds of a Retry-After header, which is a number of seconds or a date (RFC 9110 §10.2.3); 0 without a wish. */
export function retryAfterMs(header: string | string[] | undefined, nowMs = Date.now()): number {
  if (header === undefined) return 0;
  const text = (Array.isArray(header) ? header[0] : header)?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? 0 : Math.max(0, at - nowMs);
}
