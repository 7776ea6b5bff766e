import { expect, onTestFinished, test, vi } from "vitest";
import type { Outcome } from "@/lib/services/webhooks/deliver/claimed";
import { AT_ONCE, Lane } from "@/lib/services/webhooks/deliver/lane";

const came = (changed: Partial<Outcome>): Outcome => ({
  status: 200,
  error: null,
  durationMs: 1_000,
  response: null,
  sentAt: new Date(),
  retryAfterMs: 0,
  ...changed,
});
const after = (count: number, outcome: Outcome, lane = new Lane()) => {
  for (let i = 0; i < count; i++) lane.learn(outcome);
  return lane;
};

test("a lane starts narrow, widens to its maximum with success and narrows to its minimum without responses", () => {
  expect(new Lane().free).toBe(AT_ONCE.first);
  expect(after(4, came({})).free).toBe(AT_ONCE.first + 4);
  const wide = after(500, came({}));
  expect(wide.free).toBe(AT_ONCE.most);
  expect(after(20, came({ status: null, durationMs: 15_000 }), wide).free).toBe(AT_ONCE.least);
});

test("a receiver that refuses the body doesn't narrow the lane", () => {
  expect(after(20, came({ status: 400 })).free).toBe(AT_ONCE.first);
});

test("a fast receiver has its next deliveries claimed ahead", () => {
  expect(after(500, came({ durationMs: 2 })).free).toBe(8 * AT_ONCE.most);
});

test("nothing is claimed while the receiver asked for a pause", () => {
  expect(after(1, came({ status: 503, retryAfterMs: 60_000 })).free).toBe(0);
  expect(after(1, came({ status: 200, retryAfterMs: 60_000 })).free).toBeGreaterThan(0);
});

test("a pause isn't longer for a clock that is set back meanwhile", async () => {
  const lane = after(1, came({ status: 503, retryAfterMs: 5 }));
  const now = Date.now();
  vi.spyOn(Date, "now").mockReturnValue(now - 3_600_000);
  onTestFinished(() => void vi.restoreAllMocks());
  await vi.waitFor(() => expect(lane.free).toBeGreaterThan(0));
});
