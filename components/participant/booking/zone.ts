import { offsetAt } from "@/lib/core/time/offset-at";

/** The browser's own time zone. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** All time zones that this browser knows, sorted by name, and the given one; browsers omit UTC from the list. */
export const zones = (current: string): string[] =>
  [...new Set([...Intl.supportedValuesOf("timeZone"), "UTC", current])].sort();

/** "Europe/Berlin (GMT+1)", or both offsets if the clocks change before the last of several moments. */
export function zoneLabel(zone: string, at: Date[], locale: string): string {
  const offsets = new Set(at.map((moment) => offsetAt(moment, zone, locale)));
  return `${zone.replaceAll("_", " ")}${offsets.size > 0 ? ` (${[...offsets].join(" → ")})` : ""}`;
}

/** A time zone that we stored, or UTC if this browser or server doesn't know it. */
export function knownZone(zone: string | null | undefined): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone ?? "UTC" }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
}
