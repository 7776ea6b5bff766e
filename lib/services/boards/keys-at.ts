import { generateNKeysBetween } from "fractional-indexing";

/** Many moves into one gap make keys longer; from here on the neighbours are given new ones. */
const LONGEST = 40;

/** `count` fresh keys in order. */
export const freshKeys = (count: number): string[] => generateNKeysBetween(null, null, count);

/**
 * Keys for `count` things that come to stand before the `at`-th of the sorted `taken`. Null when the gap has no short
 * keys left, or its neighbours are no two keys in order: all of them then need fresh ones.
 */
export function keysAt(taken: readonly string[], at: number, count: number): string[] | null {
  try {
    const keys = generateNKeysBetween(taken[at - 1] ?? null, taken[at] ?? null, count);
    return keys.some((key) => key.length > LONGEST) ? null : keys;
  } catch {
    return null;
  }
}
