/** Pairs items of two lists, most similar first, each at most once; `likeness` 0 means no pair. */
export function pairUp<A, B>(
  left: readonly A[],
  right: readonly B[],
  likeness: (a: A, b: B) => number,
): { of: Map<A, B>; by: Map<B, A> } {
  const pairs = left.flatMap((a, i) => right.map((b, k) => ({ a, b, i, k, like: likeness(a, b) })));
  pairs.sort((x, y) => y.like - x.like || x.i - y.i || x.k - y.k);
  const of = new Map<A, B>();
  const by = new Map<B, A>();
  for (const { a, b, like } of pairs) {
    if (like <= 0 || of.has(a) || by.has(b)) continue;
    of.set(a, b);
    by.set(b, a);
  }
  return { of, by };
}

/** The share of `before` that is in `after`, 0 to 1. */
export function shareOf(before: ReadonlySet<string>, after: ReadonlySet<string>): number {
  let common = 0;
  for (const one of before) if (after.has(one)) common += 1;
  return before.size === 0 ? 0 : common / before.size;
}
