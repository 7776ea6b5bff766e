import { canonicalJson } from "./canonical-json";
import { quickHash } from "./quick-hash";

type Item = { id: string };

const LETTERS = 12;
const MOST_BUCKETS = 128;
const ITEMS_A_BUCKET = 16;
const known = new WeakMap<Item, [number, number]>();

/** An item is never changed once it is read. */
function itemHash(item: Item): [number, number] {
  const before = known.get(item);
  if (before) return before;
  const made = quickHash(canonicalJson(item));
  known.set(item, made);
  return made;
}

const bucketOf = ({ id }: Item, buckets: number): number => quickHash(id)[0] % buckets;

function digestsIn(items: readonly Item[], buckets: number): string[] {
  const sums = Array.from({ length: buckets }, (): [number, number] => [0, 0]);
  for (const item of items) {
    const sum = sums[bucketOf(item, buckets)];
    const [high, low] = itemHash(item);
    if (sum) [sum[0], sum[1]] = [(sum[0] ^ high) >>> 0, sum[1] ^ low];
  }
  return sums.map(([high, low]) => high.toString(16).padStart(8, "0") + low.toString(16).padStart(4, "0"));
}

/**
 * What somebody has of some items, in a few letters: their hashes, combined for about 16 items at a time, whatever
 * their order.
 */
export const digestsOf = (items: readonly Item[]): string =>
  digestsIn(items, Math.min(MOST_BUCKETS, Math.ceil(items.length / ITEMS_A_BUCKET) || 1)).join("");

/** Digests as a client may send them. */
export const DIGESTS = new RegExp(`^([0-9a-f]{${LETTERS}}){1,${MOST_BUCKETS}}$`);

/** The items of every bucket that isn't what the digests say; some of them are unchanged. */
export function unlike<T extends Item>(items: readonly T[], digests: string): T[] {
  const buckets = digests.length / LETTERS;
  const now = digestsIn(items, buckets);
  const isSame = now.map((digest, at) => digests.startsWith(digest, at * LETTERS));
  return items.filter((item) => !isSame[bucketOf(item, buckets)]);
}
