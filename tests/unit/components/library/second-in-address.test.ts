import { expect, test } from "vitest";
import { secondOf } from "@/components/library/second-in-address";

test.each([
  ["?t=75", 75],
  ["?t=75.5", 75.5],
  ["?t=1:15", 75],
  ["?t=1:00:02", 3602],
  ["?t=90s", 90],
  ["?t=soon", null],
  ["?q=1", null],
])("%s is second %s", (search, second) => {
  expect(secondOf(search)).toBe(second);
});
