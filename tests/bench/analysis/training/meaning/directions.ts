/** A shorter sum of words has no direction. */
const SHORTEST = 1e-3;

/** Texts as unit vectors without their common component; `lengths` are those of their sums. */
export type Directions = { rows: Float64Array[]; lengths: number[]; common: Float64Array };

/** The sum of each text's word vectors (flat, one after another), each times its word's weight. */
export const sumsOf = (
  texts: readonly (readonly number[])[],
  vectors: Float64Array,
  weights: Float64Array,
  dimensions: number,
): Float64Array[] =>
  texts.map((words) => {
    const sum = new Float64Array(dimensions);
    for (const word of words)
      for (let at = 0; at < dimensions; at += 1)
        sum[at] = (sum[at] ?? 0) + (weights[word] ?? 0) * (vectors[word * dimensions + at] ?? 0);
    return sum;
  });

export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

export function add(to: Float64Array, vector: Float64Array | undefined, share: number): void {
  if (vector) for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) + share * (vector[at] ?? 0);
}

/** The component that all share. */
export function commonOf(sums: readonly Float64Array[]): Float64Array {
  const common = new Float64Array(sums[0]?.length ?? 0);
  for (const sum of sums) add(common, sum, 1 / (Math.sqrt(dot(sum, sum)) || 1));
  const length = Math.sqrt(dot(common, common)) || 1;
  return common.map((each) => each / length);
}

export function directionsOf(sums: readonly Float64Array[], common: Float64Array): Directions {
  const lengths: number[] = [];
  const rows = sums.map((sum) => {
    const row = Float64Array.from(sum);
    add(row, common, -dot(sum, common));
    const length = Math.sqrt(dot(row, row)) + SHORTEST;
    lengths.push(length);
    return row.map((each) => each / length);
  });
  return { rows, lengths, common };
}

/** The gradient of each sum, from that of its direction. */
export const slopesOfSums = (slopes: readonly Float64Array[], { rows, lengths, common }: Directions): Float64Array[] =>
  slopes.map((slope, at) => {
    const row = rows[at] ?? new Float64Array(slope.length);
    const turned = Float64Array.from(slope);
    add(turned, row, -dot(row, slope));
    add(turned, common, -dot(common, turned));
    return turned.map((each) => each / (lengths[at] ?? 1));
  });
