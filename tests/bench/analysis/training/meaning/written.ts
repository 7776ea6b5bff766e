import { toBytes } from "@/lib/services/analysis/embeddings/small-vector";
import type { Learned } from "./learn-vectors";

/** Words with fewer entries are known too little, and multi-word entries with fewer are rarely said. */
const FEWEST = 1.5;
const FEWEST_IN_A_ROW = 3;

/** The part of what was learned that is kept, with words in order. */
export function kept({ keys, counts, vectors }: Learned): Pick<Learned, "keys" | "vectors"> {
  const chosen = keys
    .map((key, at) => ({ key, count: counts[at] ?? 0, vector: vectors[at] ?? new Float64Array() }))
    .filter(({ key, count }) => count >= (key.includes(" ") ? FEWEST_IN_A_ROW : FEWEST))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  return { keys: chosen.map(({ key }) => key), vectors: chosen.map(({ vector }) => vector) };
}

/** A byte for each number of the vectors. */
export const bytesOf = (vectors: readonly Float64Array[]): Buffer => Buffer.concat(vectors.map(toBytes));
