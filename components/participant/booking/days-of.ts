import { offsetIfTwice } from "@/lib/core/time/offset-at";

export type Slot = { id: string; startsAt: string; endsAt: string };
/** `offset` tells apart the two times that clocks show alike when they are set back. */
type Shown = { time: string; offset: string | null };
export type Day = { key: string; label: string; slots: (Slot & Shown)[] };

/** Groups times by the day they fall on in a time zone, in order. */
export function daysOf(slots: Slot[], timeZone: string, locale: string): Day[] {
  const keyOf = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
  const labelOf = new Intl.DateTimeFormat(locale, { timeZone, weekday: "long", day: "numeric", month: "long" });
  const timeOf = new Intl.DateTimeFormat(locale, { timeZone, timeStyle: "short" });
  const offsetOf = offsetIfTwice(timeZone, locale);
  const days = new Map<string, Day>();
  for (const slot of slots) {
    const start = new Date(slot.startsAt);
    const key = keyOf.format(start);
    const day = days.get(key) ?? { key, label: labelOf.format(start), slots: [] };
    day.slots.push({ ...slot, time: timeOf.format(start), offset: offsetOf(start) });
    days.set(key, day);
  }
  return [...days.values()];
}
