import type { Progress } from "../shapes";

/** Roughly how long the rest takes, in whole minutes; 0 at the end, null when the study does not say its length. */
export function minutesLeft(minutes: number | null, { answered, total }: Progress): number | null {
  if (minutes === null || total === 0) return null;
  const left = minutes * (1 - answered / total);
  return left < 1 ? 0 : Math.round(left);
}
