import { expect, test } from "vitest";
import { backoffMs } from "@/lib/jobs/executor/backoff";
import { durationMs } from "@/lib/jobs/executor/duration";
import { nextTick } from "@/lib/jobs/executor/register";

const NOW = Date.parse("2026-11-20T12:00:00Z");

test.each([
  ["1s", 1_000],
  ["1h30m", 5_400_000],
  ["2d", 172_800_000],
  ["1w", 604_800_000],
  ["100ms", 100],
  ["1.5s", 1_500],
  ["2026-11-20T12:00:10.000Z", 10_000],
  ["2026-11-20T11:00:00.000Z", 0],
])("%s is %d ms from now", (text, expected) => {
  expect(durationMs(text, NOW)).toBe(expected);
});

test("anything that is neither a duration nor a moment is refused", () => {
  expect(() => durationMs("soon")).toThrow('"soon" is neither a length of time nor a moment.');
});

test("retries wait longer and longer, at most two hours", () => {
  const waits = Array.from({ length: 12 }, (_, attempt) => backoffMs(attempt, 1) / 1_000);
  expect(waits).toEqual([15, 30, 60, 120, 300, 600, 1_200, 2_400, 3_600, 7_200, 7_200, 7_200]);
  expect(backoffMs(0, 0.01)).toBe(150);
});

test("a schedule may name its time zone, and one that never comes due is refused", () => {
  const now = new Date("2026-07-01T11:30:00Z");
  expect(nextTick("TZ=Europe/Berlin 0 12 * * *", now)).toEqual(new Date("2026-07-02T10:00:00Z"));
  expect(nextTick("0 0 * * *", now)).toEqual(new Date("2026-07-02T00:00:00Z"));
  expect(() => nextTick("0 0 30 2 *", now)).toThrow("never comes due");
  expect(() => nextTick("nonsense", now)).toThrow();
});

test("a service that asks for one second again and again doesn't use up the attempts in seconds", () => {
  const waits = (asked: number) => [0, 1, 2, 3, 4, 5].map((attempt) => backoffMs(attempt, 1, asked * 1_000) / 1_000);
  expect(waits(1)).toEqual([1, 1, 60, 120, 300, 600]);
  expect(waits(200)).toEqual([200, 200, 200, 200, 300, 600]);
});
