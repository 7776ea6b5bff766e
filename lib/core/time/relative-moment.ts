const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];
// What just happened may be in the future by a clock that is slightly slow.
const A_MOMENT_SECONDS = 2;
const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** "3 hours ago", "in 7 days". What is to come is rounded: an invitation for seven days ends in 7 days, not in 6. */
export function relativeMoment(iso: string, nowMs: number): string {
  const seconds = (Date.parse(iso) - nowMs) / 1000;
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) < length) continue;
    return words.format(seconds > 0 ? Math.round(seconds / length) : Math.trunc(seconds / length), unit);
  }
  return seconds > A_MOMENT_SECONDS ? "in a moment" : "just now";
}

/** The same for what is still to come, such as another attempt: once its time has passed, it isn't over but due. */
export const comingMoment = (iso: string, nowMs: number): string =>
  (Date.parse(iso) - nowMs) / 1000 > A_MOMENT_SECONDS ? relativeMoment(iso, nowMs) : "in a moment";
