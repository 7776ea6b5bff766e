import { CONCEPTS } from "../concepts/concepts-of";
import type { Vectors } from "./vectors";

/** The strongest features of a center from `from` up to but excluding `to`. */
export function strongest(centre: Float32Array, from: number, to: number, most: number): number[] {
  const features: number[] = [];
  for (let feature = from; feature < to; feature += 1) if ((centre[feature] ?? 0) > 0) features.push(feature);
  features.sort((a, b) => (centre[b] ?? 0) - (centre[a] ?? 0) || a - b);
  return features.slice(0, most);
}

export const strongestStems = (centre: Float32Array, { features }: Vectors, most: number): number[] =>
  strongest(centre, CONCEPTS.length, features, most);

/** The words that hold a group together, as people say them. */
export const termsOf = (centre: Float32Array, vectors: Vectors, most: number): string[] =>
  strongestStems(centre, vectors, most).map(vectors.wordOf).filter(Boolean);
