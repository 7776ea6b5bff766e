import { describe, expect, test } from "vitest";
import { delayAfter } from "@/lib/services/webhooks/deliver/schedule";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DELAYS = [5 * SECOND, 300 * SECOND, 0.5 * HOUR, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

describe("delayAfter", () => {
  test("follows the schedule, with ten attempts in all", () => {
    expect(DELAYS.map((_, at) => delayAfter(at + 1, 0, 0.5))).toEqual(DELAYS);
    expect(delayAfter(10, 0, 0.5)).toBeNull();
  });

  test("varies by a fifth", () => {
    expect(delayAfter(2, 0, 0)).toBe(240 * SECOND);
    expect(delayAfter(2, 0, 1)).toBe(360 * SECOND);
    const drawn = Array.from({ length: 50 }, () => delayAfter(3) ?? 0);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0.4 * HOUR);
    expect(Math.max(...drawn)).toBeLessThanOrEqual(0.6 * HOUR);
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  test("is never earlier than Retry-After, which counts up to a day", () => {
    expect(delayAfter(1, 90 * SECOND, 0.5)).toBe(90 * SECOND);
    expect(delayAfter(5, 90 * SECOND, 0.5)).toBe(5 * HOUR);
    expect(delayAfter(1, 900 * HOUR, 0.5)).toBe(24 * HOUR);
  });
});
