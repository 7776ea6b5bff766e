import { z } from "zod";

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** A zone of the IANA list, such as `Europe/Berlin`. */
export const TimeZone = z.string().max(64).refine(isTimeZone, "This is no time zone, such as Europe/Berlin.");

/**
 * A time as somebody in the zone reads it off a wall: `Sunday, 25 October 2026, 02:30 to 03:15 (GMT+1, Europe/Berlin)`.
 * The offset is that of this very moment, so an hour that a clock shows twice is still one.
 */
export function wallTime(startsAt: Date, endsAt: Date, timeZone: string): string {
  const of = (options: Intl.DateTimeFormatOptions, date: Date) =>
    new Intl.DateTimeFormat("en-GB", { timeZone, ...options }).format(date);
  const hour = (date: Date) => of({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }, date);
  const day = of({ weekday: "long", day: "numeric", month: "long", year: "numeric" }, startsAt);
  const offset = new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "shortOffset" })
    .formatToParts(startsAt)
    .find(({ type }) => type === "timeZoneName")?.value;
  return `${day}, ${hour(startsAt)} to ${hour(endsAt)} (${offset}, ${timeZone})`;
}
