import { expect, test } from "vitest";
import { daysOf } from "@/components/participant/booking/days-of";
import { localeHere } from "@/components/participant/booking/locale-here";
import { knownZone, zoneLabel } from "@/components/participant/booking/zone";

const slot = (startsAt: string) => ({ id: startsAt, startsAt, endsAt: startsAt });

test("a time is listed under the day on which it falls in the participant's time zone", () => {
  const slots = [slot("2026-11-21T23:30:00.000Z"), slot("2026-11-22T08:00:00.000Z")];
  const shape = (zone: string) => daysOf(slots, zone, "en").map((day) => [day.key, day.slots.map(({ time }) => time)]);
  const plain = (text: unknown) => JSON.parse(JSON.stringify(text).replaceAll("\u202f", " "));
  expect(plain(shape("UTC"))).toEqual([
    ["2026-11-21", ["11:30 PM"]],
    ["2026-11-22", ["8:00 AM"]],
  ]);
  expect(plain(shape("Asia/Tokyo"))).toEqual([["2026-11-22", ["8:30 AM", "5:00 PM"]]]);
});

test("times on both sides of a clock change are local", () => {
  const slots = [slot("2026-10-24T08:00:00.000Z"), slot("2026-10-25T08:00:00.000Z")];
  expect(daysOf(slots, "Europe/Berlin", "de").map((day) => day.slots[0]?.time)).toEqual(["10:00", "09:00"]);
});

test("two times that the clocks of a day show alike are told apart by their offsets", () => {
  const slots = [slot("2027-04-03T13:15:00.000Z"), slot("2027-04-03T14:15:00.000Z"), slot("2027-04-03T15:15:00.000Z")];
  const shown = daysOf(slots, "Pacific/Auckland", "en-NZ").map((day) => day.slots.map(({ offset }) => offset));
  expect(shown).toEqual([["GMT+13", "GMT+12", null]]);
});

test("a zone is shown with its offset at that time, and with both if the clocks change between the times", () => {
  const [winter, summer] = [new Date("2026-12-01T00:00:00Z"), new Date("2026-07-01T00:00:00Z")];
  expect(zoneLabel("America/New_York", [summer], "en")).toBe("America/New York (GMT-4)");
  expect(zoneLabel("America/New_York", [winter, winter], "en")).toBe("America/New York (GMT-5)");
  expect(zoneLabel("America/New_York", [summer, winter], "en")).toBe("America/New York (GMT-4 → GMT-5)");
});

test("an unknown zone falls back to UTC", () => {
  expect(["Europe/Berlin", "Mars/Base", "", null].map(knownZone)).toEqual(["Europe/Berlin", "UTC", "UTC", "UTC"]);
});

test("days and hours are written as in the browser's region if it speaks the study's language", () => {
  expect(localeHere("en", ["de-DE", "en-GB", "en"])).toBe("en-GB");
  expect(localeHere("de", ["de-AT"])).toBe("de-AT");
  expect(localeHere("de", ["en-GB"])).toBe("de");
  expect(localeHere("ar", ["ar-SA"])).toBe("ar-u-nu-latn");
});

test("a region that the browser names in no known way doesn't keep the times from being shown", () => {
  expect(localeHere("en", ["en-US@posix", "en-GB"])).toBe("en-GB");
  expect(localeHere("en", ["en-US@posix"])).toBe("en-US");
});
