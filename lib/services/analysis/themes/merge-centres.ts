import { dot } from "../dot";

type Grown = { centre: Float32Array; sum: Float32Array; size: number };

/**
 * Merges small groups about one thing until `count` are left: each time the two whose union blurs the groups least
 * (Ward's rule), so that one large topic doesn't swallow the small ones.
 */
export async function mergeCentres(
  centres: readonly Float32Array[],
  sizes: readonly number[],
  count: number,
  breathe: () => Promise<void>,
): Promise<Float32Array[]> {
  const alive: Grown[] = centres.map((centre, at) => {
    const size = (sizes[at] ?? 0) + 0.01;
    return { centre, size, sum: centre.map((weight) => weight * size) };
  });
  const close: number[][] = [];
  for (const a of alive) {
    close.push(alive.map((b) => dot(a.centre, b.centre)));
    await breathe();
  }
  while (alive.length > count) {
    const [first, second] = cheapest(alive, close);
    const [into, gone] = [alive[first], alive[second]];
    if (!into || !gone) break;
    into.sum = into.sum.map((weight, at) => weight + (gone.sum[at] ?? 0));
    into.size += gone.size;
    const length = Math.sqrt(dot(into.sum, into.sum)) || 1;
    into.centre = into.sum.map((weight) => weight / length);
    alive.splice(second, 1);
    close.splice(second, 1);
    for (const row of close) row.splice(second, 1);
    for (const [at, other] of alive.entries()) {
      const near = dot(into.centre, other.centre);
      const [own, theirs] = [close[first], close[at]];
      if (own && theirs) [own[at], theirs[first]] = [near, near];
    }
    await breathe();
  }
  return alive.map(({ centre }) => centre);
}

function cheapest(alive: readonly Grown[], close: readonly number[][]): [number, number] {
  let found: [number, number] = [0, 1];
  let least = Number.POSITIVE_INFINITY;
  for (const [first, a] of alive.entries())
    for (let second = first + 1; second < alive.length; second += 1) {
      const size = alive[second]?.size ?? 0;
      const cost = ((a.size * size) / (a.size + size)) * (1 - (close[first]?.[second] ?? 0));
      if (cost < least) [least, found] = [cost, [first, second]];
    }
  return found;
}
