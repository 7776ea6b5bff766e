import { expect, test } from "vitest";
import { retryAfterMs, retryAfterSeconds } from "@/lib/core/time/retry-after";

const NOW = Date.parse("2026-11-20T10:00:00Z");

test("Retry-After is seconds or a date, and anything else is ignored", () => {
  expect(retryAfterMs("120", NOW)).toBe(120_000);
  expect(retryAfterMs("3", NOW)).toBe(3_000);
  expect(retryAfterMs("2026-11-20T10:00:05.000Z", NOW)).toBe(5_000);
  expect(retryAfterMs("Fri, 20 Nov 2026 10:01:00 GMT", NOW)).toBe(60_000);
  expect(retryAfterMs("Fri, 20 Nov 2026 09:00:00 GMT", NOW)).toBe(0);
  for (const odd of [undefined, null, "", "soon", "whenever", "9".repeat(40)])
    expect(retryAfterMs(odd, NOW)).toBeNull();
  expect(retryAfterMs("-5", NOW) ?? 0).toBe(0);
  expect(retryAfterMs(["7", "9"], NOW)).toBe(7_000);
});

test("a busy service is left alone for whole seconds, at most an hour", () => {
  const asked = (wish: string) => retryAfterSeconds(new Headers({ "retry-after": wish }));
  expect([asked("1"), asked("3600"), asked("86400"), asked("0"), asked("soon")]).toEqual([
    1,
    3600,
    3600,
    undefined,
    undefined,
  ]);
  expect(retryAfterSeconds(new Headers())).toBeUndefined();
});
