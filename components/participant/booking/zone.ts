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

/** A zone that was stored by us, or UTC for one that this browser or server does not know. */
export function knownZone(zone: string | null | undefined): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone ?? "UTC" }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
}
