import type { Progress } from "../shapes";

/** About how long the rest takes, in whole minutes; 0 at the end, null if the study doesn't state its length. */
export function minutesLeft(minutes: number | null, { answered, total }: Progress): number | null {
  if (minutes === null || total === 0) return null;
  const left = minutes * (1 - answered / total);
  return left < 1 ? 0 : Math.round(left);
}
