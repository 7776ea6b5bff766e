/** How far a zone's clocks are from UTC at a moment: "GMT-2:30". The reader's own zone by default. */
export const offsetAt = (at: Date, timeZone?: string, locale = "en-US"): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "shortOffset" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value ?? "";

/** How far clocks are set back: by an hour, on Lord Howe Island by half of one. */
const SET_BACK_MS = [3_600_000, 1_800_000].flatMap((ms) => [ms, -ms]);

/** The offset of a moment whose hour comes twice in a zone, as its clocks are set back; null for all others. */
export function offsetIfTwice(timeZone?: string, locale?: string) {
  const hours = new Intl.DateTimeFormat("en", { timeZone, dateStyle: "short", timeStyle: "short" });
  return (at: Date): string | null => {
    const shown = hours.format(at);
    const comesTwice = SET_BACK_MS.some((ms) => hours.format(at.getTime() + ms) === shown);
    return comesTwice ? offsetAt(at, timeZone, locale) : null;
  };
}
