const LOOK = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;

/** Days in UTC with the month spelled out: "3 November 2026", "3. November 2026". */
export const LONG_DAY = {
  en: new Intl.DateTimeFormat("en-GB", LOOK),
  de: new Intl.DateTimeFormat("de-DE", LOOK),
};

export const longDay = (moment: Date | string): string => LONG_DAY.en.format(new Date(moment));
