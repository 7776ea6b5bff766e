import { generateNKeysBetween } from "fractional-indexing";

/** Many moves into one gap make keys longer; beyond this, the neighbors get new ones. */
const LONGEST = 40;

/** `count` fresh keys in order. */
export const freshKeys = (count: number): string[] => generateNKeysBetween(null, null, count);

/**
 * Keys for `count` items placed before the `at`-th of the sorted `taken`. Null if the gap has no short keys left, or
 * its neighbors aren't in order; then all of them need fresh ones.
 */
export function keysAt(taken: readonly string[], at: number, count: number): string[] | null {
  try {
    const keys = generateNKeysBetween(taken[at - 1] ?? null, taken[at] ?? null, count);
    return keys.some((key) => key.length > LONGEST) ? null : keys;
  } catch {
    return null;
  }
}
