import { expect, test } from "vitest";
import { ENGLISH } from "@/lib/services/reports/write/words/english";
import { GERMAN } from "@/lib/services/reports/write/words/german";

const DAYS: [string, string, string, string][] = [
  ["2026-11-14T08:00:00Z", "2026-11-17T23:59:00Z", "November 14 – 17, 2026", "14.–17. November 2026"],
  [
    "2026-11-28T08:00:00Z",
    "2027-01-03T00:00:00Z",
    "November 28, 2026 – January 3, 2027",
    "28. November 2026 – 3. Januar 2027",
  ],
  ["2026-11-14T08:00:00Z", "2026-11-14T20:00:00Z", "November 14, 2026", "14. November 2026"],
];

test.each(DAYS)(
  "from %s to %s is written the way people write days, in both languages",
  (from, to, english, german) => {
    const said = [ENGLISH.days(from, to), GERMAN.days(from, to)].map((days) => days.replace(/\s/g, " "));
    expect(said).toEqual([english, german]);
  },
);

test("a readout is identified by its day, if it has one", () => {
  expect(ENGLISH.from.readout("2026-11-23T16:00:00Z")).toContain("the readout of November 23, 2026, as");
  expect(GERMAN.from.readout("2026-11-23T16:00:00Z")).toContain("der Auswertung vom 23. November 2026, wie");
  expect(ENGLISH.from.readout(null)).toContain("the readout, as");
});
