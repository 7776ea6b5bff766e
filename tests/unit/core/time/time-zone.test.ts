import { expect, test } from "vitest";
import { TimeZone, wallTime } from "@/lib/core/time/time-zone";

const at = (iso: string, zone: string, minutes = 45) =>
  wallTime(new Date(iso), new Date(new Date(iso).getTime() + minutes * 60_000), zone);

test("a time is shown as on the wall clock, with its offset", () => {
  expect(at("2026-11-20T15:00:00Z", "Europe/Berlin")).toBe(
    "Friday, November 20, 2026, 4:00 PM – 4:45 PM (GMT+1, Europe/Berlin)",
  );
  expect(at("2026-11-20T15:00:00Z", "Asia/Kolkata")).toContain("8:30 PM – 9:15 PM (GMT+5:30, Asia/Kolkata)");
  expect(at("2026-11-20T23:30:00Z", "America/Los_Angeles")).toContain("3:30 PM – 4:15 PM (GMT-8,");
  expect(at("2026-11-20T03:00:00Z", "America/Los_Angeles")).toContain("Thursday, November 19, 2026, 7:00 PM");
});

test("the hour that occurs twice is disambiguated, and the skipped one doesn't exist", () => {
  expect(at("2026-10-25T00:30:00Z", "Europe/Berlin")).toContain("2:30 AM (GMT+2) – 2:15 AM (GMT+1,");
  expect(at("2026-10-25T01:30:00Z", "Europe/Berlin")).toContain("2:30 AM – 3:15 AM (GMT+1,");
  expect(at("2026-03-29T00:30:00Z", "Europe/Berlin", 60)).toContain("1:30 AM (GMT+1) – 3:30 AM (GMT+2,");
  expect(at("2026-03-08T10:00:00Z", "America/New_York")).toContain("6:00 AM – 6:45 AM (GMT-4,");
});

test("the names of days follow the language", () => {
  const [from, until] = [new Date("2026-11-20T15:00:00Z"), new Date("2026-11-20T15:45:00Z")];
  expect(wallTime(from, until, "Europe/Berlin", "de")).toBe(
    "Freitag, 20. November 2026, 16:00 – 16:45 (GMT+1, Europe/Berlin)",
  );
  expect(wallTime(from, until, "Asia/Tokyo", "ja")).toBe("2026年11月21日土曜日 0:00 – 0:45 (GMT+9, Asia/Tokyo)");
  expect(wallTime(from, until, "Africa/Cairo", "ar-u-nu-latn")).toBe(
    "الجمعة، 20 نوفمبر 2026، 5:00 م – 5:45 م (GMT+2, Africa/Cairo)",
  );
});

test("only names that the runtime knows are zones", () => {
  for (const zone of ["Europe/Berlin", "UTC", "America/Argentina/Buenos_Aires"])
    expect(TimeZone.safeParse(zone).success).toBe(true);
  for (const zone of ["", "Berlin", "Europe/Nowhere", "UTC; DROP", "x".repeat(100)])
    expect(TimeZone.safeParse(zone).success, zone).toBe(false);
});
