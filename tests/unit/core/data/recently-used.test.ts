import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RecentlyUsed } from "@/lib/core/data/recently-used";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const keysOf = (kept: RecentlyUsed<string>) => kept.entries().map(([key]) => key);

test("what was used longest ago goes first when there is no more room", () => {
  const kept = new RecentlyUsed<string>({ mostBytes: 10, forgottenAfterMs: 1_000 });
  kept.set("a", "A", 4);
  kept.set("b", "B", 4);
  expect(kept.get("a")).toBe("A");
  kept.set("c", "C", 4);
  expect(keysOf(kept)).toEqual(["a", "c"]);
  kept.set("c", "C, but longer", 9);
  expect(keysOf(kept)).toEqual(["c"]);
});

test("what is too large by itself isn't kept, nor what it would have replaced", () => {
  const kept = new RecentlyUsed<string>({ mostBytes: 10, forgottenAfterMs: 1_000 });
  kept.set("a", "A", 4);
  kept.set("b", "B", 4);
  kept.set("a", "too long", 11);
  expect(keysOf(kept)).toEqual(["b"]);
});

test("what nobody asks for goes by itself; looking at all of it isn't asking", () => {
  const kept = new RecentlyUsed<string>({ mostBytes: 10, forgottenAfterMs: 1_000 });
  kept.set("a", "A", 1);
  kept.set("b", "B", 1);
  vi.advanceTimersByTime(900);
  expect(kept.get("b")).toBe("B");
  expect(kept.entries()).toHaveLength(2);
  vi.advanceTimersByTime(700);
  expect(keysOf(kept)).toEqual(["b"]);
  vi.advanceTimersByTime(1_000);
  expect(keysOf(kept)).toEqual([]);
});
