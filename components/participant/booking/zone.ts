/** The browser's own zone. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** Every zone that this browser knows, the given one included. */
export function zones(current: string): string[] {
  const known = Intl.supportedValuesOf("timeZone");
  return known.includes(current) ? known : [current, ...known];
}

/** "Europe/Berlin (GMT+1)". */
export function zoneLabel(zone: string, at: Date, language: string): string {
  const part = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: "shortOffset" })
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName");
  return `${zone.replaceAll("_", " ")}${part ? ` (${part.value})` : ""}`;
}
