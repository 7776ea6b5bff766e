import type { Spoken } from "./themes";

const MOST_LANES = 12;
/** A word on more than this share of the cards doesn't distinguish any. */
const COMMON = 0.6;
/** A card without a word of any lane goes to the nearest one, if it is at least this near. */
const NEAR = 0.12;

export type Group = { stem: string; cards: Spoken[] };

/**
 * Groups cards by what they share: repeatedly, the word that covers most of the remaining cards makes a group, then
 * every card goes to the nearest group. The rest has too little in common with any.
 */
export function groupCards(cards: readonly Spoken[]): { groups: Group[]; rest: Spoken[] } {
  const seeds = seedGroups(cards);
  const centres = seeds.map((group) => centreOf(group.cards));
  const groups: Group[] = seeds.map(({ stem }) => ({ stem, cards: [] }));
  const rest: Spoken[] = [];
  for (const card of cards) {
    const nearest = centres
      .map((centre, at) => ({ at, near: likeness(card, centre) }))
      .sort((a, b) => b.near - a.near || a.at - b.at)[0];
    const group = nearest && nearest.near >= NEAR ? groups[nearest.at] : undefined;
    (group?.cards ?? rest).push(card);
  }
  const alone = groups.filter((group) => group.cards.length < 2).flatMap((group) => group.cards);
  const left = new Set([...rest, ...alone]);
  return {
    groups: groups.filter((group) => group.cards.length > 1),
    rest: cards.filter((card) => left.has(card)),
  };
}

function seedGroups(cards: readonly Spoken[]): Group[] {
  const seeds: Group[] = [];
  let left = [...cards];
  while (left.length > 1 && seeds.length < MOST_LANES) {
    const stem = strongest(left, Math.max(2, cards.length * COMMON));
    if (stem === null) break;
    seeds.push({ stem, cards: left.filter(({ own }) => own.has(stem)) });
    left = left.filter(({ own }) => !own.has(stem));
  }
  return seeds;
}

/** The stem with the most weight over the cards together; at least two of them contain it themselves. */
function strongest(cards: readonly Spoken[], most: number): string | null {
  const sums = new Map<string, { weight: number; count: number }>();
  for (const { stems, own } of cards)
    for (const stem of own) {
      const sum = sums.get(stem) ?? { weight: 0, count: 0 };
      sums.set(stem, { weight: sum.weight + (stems.get(stem) ?? 0), count: sum.count + 1 });
    }
  let best: { stem: string; weight: number } | null = null;
  for (const [stem, { weight, count }] of sums)
    if (count >= 2 && count <= most && (!best || weight > best.weight)) best = { stem, weight };
  return best?.stem ?? null;
}

/** The mean of the cards, normalized to length 1. */
export function centreOf(cards: readonly Spoken[]): Map<string, number> {
  const centre = new Map<string, number>();
  for (const { stems } of cards) for (const [stem, weight] of stems) centre.set(stem, (centre.get(stem) ?? 0) + weight);
  const length = Math.hypot(...centre.values()) || 1;
  return new Map([...centre].map(([stem, weight]) => [stem, weight / length]));
}

function likeness({ stems }: Spoken, centre: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [stem, weight] of stems) sum += weight * (centre.get(stem) ?? 0);
  return sum;
}
