import type { Likeness } from "./likeness";

/** Cards of one group are on average at least this alike. */
const ALIKE = 0.12;
const FEWEST_LANES = 12;
/** A wall with more lanes than this can't be read at a glance. */
const MOST_LANES = 24;

/** How many lanes so many cards may have. */
const mostLanes = (cards: number): number =>
  Math.min(MOST_LANES, Math.max(FEWEST_LANES, Math.round(Math.sqrt(cards) * 2.5)));

/**
 * Groups cards, given by number: the two groups that are most alike on average become one, as long as they are alike
 * enough. Of too many groups the largest remain. A card that is like no other is in none.
 */
export async function groupCards(likeness: Likeness, breathe: () => Promise<void>): Promise<number[][]> {
  const { size } = likeness;
  const of = Float32Array.from(likeness.of);
  const groups: (number[] | null)[] = Array.from({ length: size }, (_, at) => [at]);
  const nearest = new Int32Array(size).fill(-1);
  for (let at = 0; at < size; at += 1) {
    nearest[at] = nearestTo(at, of, groups);
    await breathe();
  }
  for (;;) {
    const [first, near] = closest(nearest, of, groups);
    const second = nearest[first] ?? -1;
    const [into, gone] = [groups[first], groups[second]];
    if (!into || !gone || near < ALIKE) break;
    for (let other = 0; other < size; other += 1) {
      if (!groups[other] || other === first || other === second) continue;
      const alike =
        ((of[first * size + other] ?? 0) * into.length + (of[second * size + other] ?? 0) * gone.length) /
        (into.length + gone.length);
      of[first * size + other] = alike;
      of[other * size + first] = alike;
    }
    groups[first] = [...into, ...gone];
    groups[second] = null;
    for (let other = 0; other < size; other += 1) {
      const was = nearest[other] ?? -1;
      if (groups[other] && (other === first || was === first || was === second))
        nearest[other] = nearestTo(other, of, groups);
    }
    await breathe();
  }
  return groups
    .flatMap((group) => (group && group.length > 1 ? [group.sort((a, b) => a - b)] : []))
    .sort((a, b) => b.length - a.length)
    .slice(0, mostLanes(size));
}

function nearestTo(at: number, of: Float32Array, groups: readonly (number[] | null)[]): number {
  let best = -1;
  let most = -1;
  for (let other = 0; other < groups.length; other += 1) {
    const alike = of[at * groups.length + other] ?? 0;
    if (other !== at && groups[other] && alike > most) [best, most] = [other, alike];
  }
  return best;
}

function closest(nearest: Int32Array, of: Float32Array, groups: readonly (number[] | null)[]): [number, number] {
  let best = -1;
  let most = -1;
  for (let at = 0; at < groups.length; at += 1) {
    const alike = of[at * groups.length + (nearest[at] ?? -1)] ?? -1;
    if (groups[at] && (nearest[at] ?? -1) >= 0 && alike > most) [best, most] = [at, alike];
  }
  return [best, most];
}
