/** ICU versions differ in the space before "PM"; a page must read the same from the server and in the browser. */
const plain = (text: string): string => text.replaceAll("\u202f", " ");

type Look = Omit<Intl.DateTimeFormatOptions, "timeZone">;
const inUtc = (look: Look) => {
  const format = new Intl.DateTimeFormat("en-US", { ...look, timeZone: "UTC" });
  return (moment: Date | string | number): string => plain(format.format(new Date(moment)));
};

const minute = inUtc({ dateStyle: "medium", timeStyle: "short" });
const second = inUtc({ dateStyle: "medium", timeStyle: "medium" });

/** "November 3, 2026", in UTC as everything here that doesn't say otherwise. */
export const longDay = inUtc({ dateStyle: "long" });
/** "Nov 3, 2026" */
export const day = inUtc({ dateStyle: "medium" });
/** "November 3" */
export const dayOfYear = inUtc({ month: "long", day: "numeric" });
/** "Nov 3" */
export const shortDay = inUtc({ month: "short", day: "numeric" });
/** "Nov 3, 2026, 2:05 PM UTC" */
export const moment = (at: Date | string): string => `${minute(at)} UTC`;
/** "Nov 3, 2026, 2:05:09 PM UTC" */
export const exactMoment = (at: Date | string): string => `${second(at)} UTC`;

const IN_ZONE = { weekday: "long", month: "long", day: "numeric" } as const;

/** Days and hours as a time zone has them, the reader's own by default: "Friday, November 20" and "4:00 – 4:45 PM". */
export function inZone(timeZone?: string) {
  const days = new Intl.DateTimeFormat("en-US", { ...IN_ZONE, timeZone });
  const hours = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone });
  return {
    day: (at: Date | string): string => plain(days.format(new Date(at))),
    hour: (at: Date | string): string => plain(hours.format(new Date(at))),
    hours: (from: Date | string, to: Date | string): string => plain(hours.formatRange(new Date(from), new Date(to))),
  };
}

const LONG = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
const LONG_DAYS = { en: new Intl.DateTimeFormat("en-US", LONG), de: new Intl.DateTimeFormat("de-DE", LONG) };

/** One day or a range in a document's language: "November 14 – 17, 2026", "14.–17. November 2026". */
export function longDays(language: keyof typeof LONG_DAYS, from: Date | string, to = from): string {
  return LONG_DAYS[language].formatRange(new Date(from), new Date(to));
}
