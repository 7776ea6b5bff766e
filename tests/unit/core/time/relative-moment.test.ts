import { expect, test } from "vitest";
import { comingMoment, relativeMoment } from "@/lib/core/time/relative-moment";

const NOW = Date.parse("2026-11-27T09:00:00Z");
const DAY = 86_400;

test.each([
  [7 * DAY - 5, "in 7 days"],
  [DAY * 2.6, "in 3 days"],
  [50, "in a moment"],
  [0, "just now"],
  [-50, "just now"],
  [-119, "1 minute ago"],
  [-DAY * 1.9, "yesterday"],
  [-DAY * 6.9, "6 days ago"],
])("%d seconds from now is %s", (seconds, words) => {
  expect(relativeMoment(new Date(NOW + seconds * 1000).toISOString(), NOW)).toBe(words);
});

test.each([
  [-90, "in a moment"],
  [0, "in a moment"],
  [50, "in a moment"],
  [2 * 60, "in 2 minutes"],
])("what was to happen %d seconds from now and hasn't yet happens %s", (seconds, words) => {
  expect(comingMoment(new Date(NOW + seconds * 1000).toISOString(), NOW)).toBe(words);
});
