import { expect, test } from "vitest";
import { exactTime, readTime } from "@/components/clips/exact-time";

test.each([
  [0, "0:00.0"],
  [75.42, "1:15.4"],
  [3671, "1:01:11.0"],
  [59.96, "1:00.0"],
])("%d seconds are written %s", (seconds, text) => expect(exactTime(seconds)).toBe(text));

test.each([
  ["1:15.4", 75.4],
  ["75,4", 75.4],
  ["1:01:11", 3671],
  [" 0:02 ", 2],
  ["", null],
  ["1:2:3:4", null],
  ["soon", null],
  ["-1", null],
])("“%s” is read as %s", (text, seconds) => expect(readTime(text)).toBe(seconds));

test("a written time is read back to a tenth of a second", () => {
  for (let at = 0; at < 8_000; at += 13.7) expect(Math.abs((readTime(exactTime(at)) ?? 0) - at)).toBeLessThan(0.051);
});
