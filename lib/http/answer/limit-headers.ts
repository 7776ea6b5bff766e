import type { Limits } from "@/lib/core/errors";
import { nextMonth } from "@/lib/services/access/limits";

/** RateLimit headers of the IETF draft (structured fields, `t` in seconds) and the older X-RateLimit ones. */
export function setLimitHeaders(headers: Headers, { minute, month }: Limits): void {
  const policies = [`"minute";q=${minute.limit};w=60`];
  const states = [`"minute";r=${minute.remaining};t=${minute.resetsInSeconds}`];
  if (month) {
    const untilNextMonth = Math.ceil((nextMonth(new Date()).getTime() - Date.now()) / 1000);
    policies.push(`"month";q=${month.limit};w=2592000`);
    states.push(`"month";r=${month.remaining};t=${untilNextMonth}`);
  }
  headers.set("RateLimit-Policy", policies.join(", "));
  headers.set("RateLimit", states.join(", "));
  headers.set("X-RateLimit-Limit", String(minute.limit));
  headers.set("X-RateLimit-Remaining", String(minute.remaining));
  headers.set("X-RateLimit-Reset", String(minute.resetsInSeconds));
}
