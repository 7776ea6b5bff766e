import { mergeCentres } from "./merge-centres";
import type { Vector, Vectors } from "./vectors";

/**
 * `near`: how close each line is to its group's center, 0 to 1; `group` is -1 for a line close to none. `next`: the
 * second closest group, and how close.
 */
export type Clusters = {
  centres: Float32Array[];
  group: Int32Array;
  near: Float32Array;
  next: { group: Int32Array; near: Float32Array };
};

const MOST_LEARNED_FROM = 3_200;
/** Starting with many small groups, because the choice of a few starting points would decide too much. */
const SMALL = 5;
const EARLY_ROUNDS = 6;
const LATE_ROUNDS = 5;
/** A line less close than this belongs to no theme. */
const NEAR_ENOUGH = 0.16;

const closeness = ({ ids, weights, meant }: Vector, centre: Float32Array): number => {
  let sum = 0;
  for (let at = 0; at < ids.length; at += 1) sum += (weights[at] ?? 0) * (centre[ids[at] ?? 0] ?? 0);
  const from = centre.length - meant.length;
  for (let at = 0; at < meant.length; at += 1) sum += (meant[at] ?? 0) * (centre[from + at] ?? 0);
  return sum;
};

/**
 * Spherical k-means of small groups around lines far from one another, merged to `count`, then k-means of those,
 * learned from an even sample; finally every line goes to the closest center. Deterministic for the same lines in the
 * same order.
 */
export async function cluster(
  { of: vectors, features, dimensions }: Vectors,
  count: number,
  breathe: () => Promise<void>,
): Promise<Clusters> {
  const size = features + dimensions;
  const step = Math.max(1, Math.ceil(vectors.length / MOST_LEARNED_FROM));
  const sample = vectors.filter((vector, at) => at % step === 0 && vector.ids.length >= 4);
  const learn = async (from: Float32Array[], rounds: number): Promise<Float32Array[]> => {
    let learned = from;
    for (let round = 0; round < rounds; round += 1) {
      const { group, near } = await assign(sample, learned, breathe);
      const middles: Float32Array[] = [];
      for (const [index, old] of learned.entries()) {
        middles.push(middleOf(sample, group, near, index, size) ?? old);
        await breathe();
      }
      learned = middles;
    }
    return learned;
  };
  const small = await learn(await farApart(sample, size, count * SMALL, breathe), EARLY_ROUNDS);
  const sizes = new Array<number>(small.length).fill(0);
  for (const index of (await assign(sample, small, breathe)).group)
    if (index >= 0) sizes[index] = (sizes[index] ?? 0) + 1;
  const centres = await learn(await mergeCentres(small, sizes, count, breathe), LATE_ROUNDS);
  const { group, near, next } = await assign(vectors, centres, breathe);
  return { centres, near, next, group: group.map((each, at) => ((near[at] ?? 0) < NEAR_ENOUGH ? -1 : each)) };
}

async function farApart(sample: Vector[], size: number, count: number, breathe: () => Promise<void>) {
  const average = middleOf(sample, null, null, 0, size);
  if (!average) return [];
  const best = new Float32Array(sample.length).fill(0);
  const centres: Float32Array[] = [];
  // A line that is like many others, and unlike those chosen before it.
  const typical = sample.map((vector) => closeness(vector, average));
  while (centres.length < Math.min(count, sample.length)) {
    let chosen = 0;
    let most = -1;
    for (const [at, like] of typical.entries()) {
      const worth = like * (1 - (best[at] ?? 0)) ** 2;
      if (worth > most) [chosen, most] = [at, worth];
    }
    const centre = spread(sample, sample[chosen], size);
    centres.push(centre);
    for (const [at, vector] of sample.entries()) best[at] = Math.max(best[at] ?? 0, closeness(vector, centre));
    await breathe();
  }
  return centres;
}

/** An initial center: a line and the twenty most similar ones. */
function spread(sample: Vector[], seed: Vector | undefined, size: number): Float32Array {
  const start = new Float32Array(size);
  for (const [at, id] of (seed?.ids ?? []).entries()) start[id] = seed?.weights[at] ?? 0;
  start.set(seed?.meant ?? [], size - (seed?.meant.length ?? 0));
  const like = sample.map((vector, at) => [closeness(vector, start), at] as const);
  like.sort(([a, i], [b, j]) => b - a || i - j);
  const group = new Int32Array(sample.length).fill(-1);
  for (const [, at] of like.slice(0, 20)) group[at] = 0;
  return middleOf(sample, group, null, 0, size) ?? start;
}

async function assign(vectors: Vector[], centres: Float32Array[], breathe: () => Promise<void>) {
  const closest = () => ({ group: new Int32Array(vectors.length).fill(-1), near: new Float32Array(vectors.length) });
  const [{ group, near }, next] = [closest(), closest()];
  for (const [at, vector] of vectors.entries()) {
    let [own, most, second, nearly] = [-1, 0, -1, 0];
    // By number: this is what most of the time is spent on.
    for (let index = 0; index < centres.length; index += 1) {
      const close = closeness(vector, centres[index] as Float32Array);
      if (close > most) {
        second = own;
        nearly = most;
        own = index;
        most = Math.fround(close);
      } else if (close > nearly) {
        second = index;
        nearly = Math.fround(close);
      }
    }
    group[at] = own;
    near[at] = most;
    next.group[at] = second;
    next.near[at] = nearly;
    if (at % 100 === 0) await breathe();
  }
  return { group, near, next };
}

function middleOf(
  vectors: Vector[],
  group: Int32Array | null,
  near: Float32Array | null,
  index: number,
  size: number,
): Float32Array | null {
  const sum = new Float32Array(size);
  let any = false;
  for (const [at, { ids, weights, meant }] of vectors.entries()) {
    if (group && group[at] !== index) continue;
    any = true;
    const share = near ? (near[at] ?? 0) : 1;
    for (let i = 0; i < ids.length; i += 1) sum[ids[i] ?? 0] = (sum[ids[i] ?? 0] ?? 0) + share * (weights[i] ?? 0);
    const from = size - meant.length;
    for (let i = 0; i < meant.length; i += 1) sum[from + i] = (sum[from + i] ?? 0) + share * (meant[i] ?? 0);
  }
  if (!any) return null;
  let square = 0;
  for (const weight of sum) square += weight * weight;
  const length = Math.sqrt(square) || 1;
  return sum.map((weight) => weight / length);
}
