import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refreshEvery } from "@/components/ui/hooks/refresh-every";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("a page with several parts that are worked on is refreshed once each time, as often as the most hurried asks", () => {
  const done: string[] = [];
  const stops = (["slow", "fast", "as fast"] as const).map((name) =>
    refreshEvery(name === "slow" ? 5000 : 2000, () => done.push(name)),
  );
  const [stopSlow, stopFast, stopAsFast] = stops;
  vi.advanceTimersByTime(10_000);
  expect(done).toEqual(Array(5).fill("fast"));
  stopFast?.();
  vi.advanceTimersByTime(4000);
  expect(done.slice(5)).toEqual(["as fast", "as fast"]);
  stopAsFast?.();
  vi.advanceTimersByTime(10_000);
  expect(done.slice(7)).toEqual(["slow", "slow"]);
  stopSlow?.();
  expect(vi.getTimerCount()).toBe(0);
});
