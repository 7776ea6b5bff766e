import { dot } from "../dot";
import type { Words } from "./words";

/** The common direction of words, given by number; of length 0 if there are none. */
export function meanOf(numbers: Iterable<number>, known: Words, weightOf: (number: number) => number): Float32Array {
  const sum = new Float32Array(known.dimensions);
  for (const number of numbers) {
    const weight = weightOf(number) / (known.lengths[number] ?? 1);
    const from = number * known.dimensions;
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + weight * (known.vectors[from + at] ?? 0);
  }
  return lengthOne(sum);
}

/** The component shared by many vectors, which distinguishes none of them. */
export function commonOf(vectors: readonly Float32Array[], dimensions: number): Float32Array {
  const sum = new Float32Array(dimensions);
  for (const vector of vectors) addTo(sum, vector, 1);
  return lengthOne(sum);
}

/** A direction without that component; the shorter the result, the less distinctive. */
export function minus(vector: Float32Array, common: Float32Array): Float32Array {
  const share = dot(vector, common);
  return vector.map((each, at) => each - share * (common[at] ?? 0));
}

export const without = (vector: Float32Array, common: Float32Array): Float32Array => lengthOne(minus(vector, common));

export function addTo(sum: Float32Array, vector: Float32Array | undefined, share: number): void {
  if (!vector) return;
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + share * (vector[at] ?? 0);
}

export function lengthOne(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector));
  return length > 0 ? vector.map((each) => each / length) : vector;
}
