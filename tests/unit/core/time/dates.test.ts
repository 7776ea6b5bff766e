import { expect, test } from "vitest";
import { day, dayOfYear, exactMoment, inZone, longDay, longDays, moment, shortDay } from "@/lib/core/time/dates";

const AT = "2026-11-03T14:05:09Z";

test("a moment reads the same everywhere: American, in UTC, with ordinary spaces", () => {
  expect(longDay(AT)).toBe("November 3, 2026");
  expect(day(AT)).toBe("Nov 3, 2026");
  expect(dayOfYear(AT)).toBe("November 3");
  expect(shortDay(AT)).toBe("Nov 3");
  expect(moment(AT)).toBe("Nov 3, 2026, 2:05 PM UTC");
  expect(exactMoment(AT)).toBe("Nov 3, 2026, 2:05:09 PM UTC");
});

test("the day is that in UTC, also just before and after midnight", () => {
  expect(day("2026-12-31T23:59:59Z")).toBe("Dec 31, 2026");
  expect(day(new Date("2027-01-01T00:00:00Z"))).toBe("Jan 1, 2027");
});

test("an interview's time is shown in the reader's zone", () => {
  const berlin = inZone("Europe/Berlin");
  expect(berlin.day("2026-11-20T23:30:00Z")).toBe("Saturday, November 21");
  expect(berlin.hour("2026-11-20T15:00:00Z")).toBe("4:00 PM");
  const hours = berlin.hours("2026-11-20T15:00:00Z", "2026-11-20T15:45:00Z");
  expect(hours.replace(/\s/g, " ")).toBe("4:00 – 4:45 PM");
  expect(inZone("UTC").hours("2026-11-20T11:30:00Z", "2026-11-20T12:15:00Z")).not.toContain("\u202f");
});

test("a document writes a single day as a day, not as a range", () => {
  expect(longDays("en", AT)).toBe("November 3, 2026");
  expect(longDays("de", AT)).toBe("3. November 2026");
});
