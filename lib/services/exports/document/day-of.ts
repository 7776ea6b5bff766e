const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** The day of a moment, such as "3 November 2026", in UTC. */
export const dayOf = (date: Date): string => DAY.format(date);
