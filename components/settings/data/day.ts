const format = new Intl.DateTimeFormat("en", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** "22 December 2026", the same on the server and in every browser. */
export const day = (iso: string): string => {
  const parts = new Map(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  return `${parts.get("day")} ${parts.get("month")} ${parts.get("year")}`;
};
