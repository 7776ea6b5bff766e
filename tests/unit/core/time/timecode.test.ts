import { expect, test } from "vitest";
import { timecode } from "@/lib/core/time/timecode";

test("times read as in a player", () => {
  expect([0, 59.9, 75, 3671].map(timecode)).toEqual(["0:00", "0:59", "1:15", "1:01:11"]);
});
