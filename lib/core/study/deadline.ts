import { z } from "zod";

const ISO = /^(\d{4})([-/])(\d\d)\2(\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)\s?(Z|[+-]\d\d:?\d\d)?)?$/i;
const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
const ZONE = "(?:gmt|utc|z|[+-]\\d\\d:?\\d\\d)";
/** As in mail and HTTP, and as people write it: `Thu, 31 Dec 2026 10:00:00 GMT`, `December 31, 2026`. */
const WORDS = new RegExp(
  `^(?:[a-z]{3,9},?\\s+)?(?:\\d{1,2}\\s+${MONTH}|${MONTH}\\s+\\d{1,2}),?\\s+\\d{4}` +
    `(?:,?\\s+\\d{1,2}:\\d\\d(?::\\d\\d)?)?(?:\\s*(${ZONE}))?$`,
  "i",
);

function parse(text: string): Date | null {
  const iso = ISO.exec(text);
  if (iso) {
    const [, year, , month, day, time = "00:00", zone = "Z"] = iso;
    // A day that the month doesn't have must not become one in the next month.
    const start = new Date(`${year}-${month}-${day}T00:00Z`);
    if (Number.isNaN(start.getTime()) || start.getUTCDate() !== Number(day)) return null;
    return valid(new Date(`${year}-${month}-${day}T${time}${zone.toUpperCase().replace(/(\d\d)(\d\d)$/, "$1:$2")}`));
  }
  const words = WORDS.exec(text);
  return words ? valid(new Date(words[1] ? text : `${text} UTC`)) : null;
}

const valid = (date: Date): Date | null =>
  date.getUTCFullYear() >= 1970 && date.getUTCFullYear() <= 9999 ? date : null;

/** An unambiguous date; UTC without a zone, the start of the day without a time. */
export const Deadline = z
  .string()
  .trim()
  .max(60)
  .transform((text, context) => {
    const date = parse(text);
    if (date) return date;
    context.addIssue({ code: "custom", message: "Enter a date such as 2026-12-31 or 2026-12-31T18:00:00Z." });
    return z.NEVER;
  })
  .describe("A date, such as `2026-12-31T18:00:00Z`. It must be in the future when the test is published.");
