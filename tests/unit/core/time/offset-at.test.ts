import { expect, test } from "vitest";
import { offsetIfTwice } from "@/lib/core/time/offset-at";

const offsets = (zone: string, ...times: string[]) => times.map((time) => offsetIfTwice(zone)(new Date(time)));

test("an hour that comes twice, as clocks are set back, is told apart by its offset, and no other hour is", () => {
  const night = ["2027-11-07T03:29Z", "2027-11-07T03:30Z", "2027-11-07T04:30Z", "2027-11-07T05:30Z"];
  expect(offsets("America/St_Johns", ...night)).toEqual([null, "GMT-2:30", "GMT-3:30", null]);
  expect(offsets("Pacific/Auckland", "2027-04-03T13:00Z", "2027-04-03T14:00Z")).toEqual(["GMT+13", "GMT+12"]);
  expect(offsets("UTC", ...night)).toEqual([null, null, null, null]);
});

test("clocks that are set forward, or back by half an hour, are told as they are", () => {
  expect(offsets("Pacific/Auckland", "2027-09-25T13:59Z", "2027-09-25T14:00Z")).toEqual([null, null]);
  expect(offsets("Australia/Lord_Howe", "2027-04-03T14:30Z", "2027-04-03T15:00Z")).toEqual(["GMT+11", "GMT+10:30"]);
});
