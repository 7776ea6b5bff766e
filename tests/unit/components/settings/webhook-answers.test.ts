import { expect, test } from "vitest";
import { attemptResult } from "@/components/settings/webhooks/attempt-result";

test.each([
  ["a response tells its status and time", { status: 204, error: null, durationMs: 31 }, "Responded 204 in 31 ms"],
  [
    "without a response, the reason is told",
    { status: null, error: "The connection was refused.", durationMs: 7 },
    "The connection was refused (after 7 ms)",
  ],
  [
    "before the first attempt, that",
    { status: null, error: null, durationMs: null, state: "pending" },
    "No attempt yet",
  ],
  [
    "a delivery that was never attempted and never will be names the reason",
    { status: null, error: null, durationMs: null, state: "failed" },
    "Not sent, as the webhook was disabled",
  ],
] as const)("%s", (_promise, result, line) => {
  expect(attemptResult(result)).toBe(line);
});
