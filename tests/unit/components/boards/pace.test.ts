import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace } from "@/components/boards/board/pace";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Readings of this length, and when each started. */
function readings(tookMs: number) {
  const pace = new Pace();
  const began: number[] = [];
  const read = () =>
    pace.read(async () => {
      began.push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, tookMs));
    });
  const start = performance.now();
  return { pace, began, read };
}

test("a long reading is followed by a rest twice as long, six seconds at most", async () => {
  for (const [tookMs, restMs] of [
    [10, 20],
    [1_000, 2_000],
    [10_000, 6_000],
  ] as const) {
    const { read, began } = readings(tookMs);
    const reading = read().then(read);
    await vi.runAllTimersAsync();
    await reading;
    expect(began).toEqual([0, tookMs + restMs]);
  }
});

test("urgent readings don't wait for a rest, whether they come during it or before", async () => {
  const { pace, read, began } = readings(1_000);
  const first = read();
  await vi.advanceTimersByTimeAsync(1_000);
  await first;
  const second = read();
  await vi.advanceTimersByTimeAsync(300);
  expect(began).toEqual([0]);
  pace.hurry();
  await vi.advanceTimersByTimeAsync(1_000);
  await second;
  expect(began).toEqual([0, 1_300]);
  pace.hurry();
  const third = read();
  await vi.advanceTimersByTimeAsync(1_000);
  await third;
  expect(began).toEqual([0, 1_300, 2_300]);
});

test("a failed reading is followed by a rest as well, and its error is passed on", async () => {
  const pace = new Pace();
  const failing = pace.read(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    throw new Error("away");
  });
  const failed = expect(failing).rejects.toThrow("away");
  await vi.advanceTimersByTimeAsync(500);
  await failed;
  const next = vi.fn(async () => "here");
  const reading = pace.read(next);
  await vi.advanceTimersByTimeAsync(999);
  expect(next).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await reading).toBe("here");
});
