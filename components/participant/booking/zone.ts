/** The browser's own zone. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** Every zone that this browser knows, in the order of their names, and the given one; it leaves out UTC by itself. */
export const zones = (current: string): string[] =>
  [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", current])].sort();

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
