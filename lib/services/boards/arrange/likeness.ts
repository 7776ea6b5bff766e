import { knownWords } from "@/lib/services/analysis/meaning/words";
import { meantBy } from "@/lib/services/analysis/themes/meant";
import type { Spoken } from "./themes";

/** The share of meaning, as opposed to shared words, in how alike two cards are. */
const MEANT = 0.4;

/** How alike any two cards are, in rows of `size`. */
export type Likeness = { size: number; of: Float32Array };

/**
 * Compares every card with every other, by the words they share and by what those mean: notes on one matter often have
 * no word in common. Only words count where meaning isn't known, as in German.
 */
export async function likenessOf(
  cards: readonly Spoken[],
  language: string,
  breathe: () => Promise<void>,
): Promise<Likeness> {
  const size = cards.length;
  const of = new Float32Array(size * size);
  const vectors = await meantBy(cards.map(toLine(language)), await knownWords(), breathe);
  const dimensions = vectors[0]?.length ?? 0;
  const known = vectors.map((vector) => vector.some((each) => each !== 0));
  const meant = new Float32Array(size * dimensions);
  for (const [at, vector] of vectors.entries()) meant.set(vector, at * dimensions);
  // What all cards share is removed from their meaning, which moves the few of a small board apart.
  const alone = 1 / Math.max(1, size - 1);
  const having = new Map<string, { at: number; weight: number }[]>();
  for (const [at, { stems }] of cards.entries()) {
    const row = of.subarray(at * size, (at + 1) * size);
    for (const [stem, weight] of stems) {
      const others = having.get(stem) ?? [];
      for (const other of others) row[other.at] = (row[other.at] ?? 0) + weight * other.weight;
      others.push({ at, weight });
      having.set(stem, others);
    }
    for (let other = 0; other < at; other += 1) {
      const words = row[other] ?? 0;
      const isKnown = known[at] && known[other];
      const alike = isKnown
        ? (1 - MEANT) * words + MEANT * Math.max(0, nearness(meant, dimensions, at, other) + alone)
        : words;
      row[other] = alike;
      of[other * size + at] = alike;
    }
    await breathe();
  }
  return { size, of };
}

/** The cosine of two vectors of length 1, given by number. */
function nearness(vectors: Float32Array, dimensions: number, a: number, b: number): number {
  let sum = 0;
  for (let at = 0; at < dimensions; at += 1)
    sum += (vectors[a * dimensions + at] ?? 0) * (vectors[b * dimensions + at] ?? 0);
  return sum;
}

const toLine =
  (language: string) =>
  ({ id, text }: Spoken) => ({
    ...{ ownerId: id, index: 0, speaker: null, participantId: null, question: null },
    ...{ text, language, startSeconds: null, endSeconds: null },
  });
