import { z } from "zod";
import { offsetAt } from "./offset-at";

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** A zone of the IANA list, such as `Europe/Berlin`. */
export const TimeZone = z.string().max(64).refine(isTimeZone, "Enter a time zone such as Europe/Berlin.");

/** What stands between a day and an hour. */
const between = (language: string): string =>
  language.startsWith("ja") ? " " : language.startsWith("ar") ? "، " : ", ";

/**
 * A time range in the zone's local time: `Friday, November 20, 2026, 4:00 PM – 4:45 PM (GMT+1, Europe/Berlin)`. Offsets
 * are those of the moment, both of them if the clocks change in between, so no hour is ambiguous.
 */
export function wallTime(startsAt: Date, endsAt: Date, timeZone: string, language = "en-US"): string {
  const of = (options: Intl.DateTimeFormatOptions, date: Date) =>
    new Intl.DateTimeFormat(language, { timeZone, ...options }).format(date);
  const hour = (date: Date) => of({ timeStyle: "short" }, date).replaceAll("\u202f", " ");
  const day = of({ weekday: "long", day: "numeric", month: "long", year: "numeric" }, startsAt);
  const [from, to] = [offsetAt(startsAt, timeZone), offsetAt(endsAt, timeZone)];
  const hours =
    from === to
      ? `${hour(startsAt)} – ${hour(endsAt)} (${from}, ${timeZone})`
      : `${hour(startsAt)} (${from}) – ${hour(endsAt)} (${to}, ${timeZone})`;
  return `${day}${between(language)}${hours}`;
}
