import { toBytes } from "@/lib/services/analysis/embeddings/small-vector";
import type { Learned } from "./learn-vectors";

/** Words written less often are known too little, words in a row are seldom said. */
const FEWEST = 1.5;
const FEWEST_IN_A_ROW = 3;

/** What is kept of what was learned: words in order, and a byte for each number of their vectors. */
export function written({ keys, counts, vectors }: Learned): { keys: string[]; bytes: Buffer } {
  const kept = keys
    .map((key, at) => ({ key, count: counts[at] ?? 0, vector: vectors[at] ?? new Float64Array() }))
    .filter(({ key, count }) => count >= (key.includes(" ") ? FEWEST_IN_A_ROW : FEWEST))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  return { keys: kept.map(({ key }) => key), bytes: Buffer.concat(kept.map(({ vector }) => toBytes(vector))) };
}
