import { seededRandom } from "@/lib/core/swarm/random";
import { contrast } from "./contrast";
import { rarities, type Said, type Subject } from "./subjects";

export type Tuning = {
  /** The number of epochs, the random seeds, and how many subjects make up a step. */
  rounds: number;
  seeds: number;
  batch: number;
  step: number;
  /** The share of words dropped from a text at random, so that none is relied on. */
  dropped: number;
  /** How strongly vectors are held where the associations put them. */
  held: number;
};

const [FIRST, SECOND, LEAST] = [0.9, 0.99, 1e-8];

/**
 * Moves word vectors so that questions are near their answers: the mean over several seeds, which is better than any of
 * them. Words that no subject uses stay where they are.
 */
export function tune(vectors: readonly Float64Array[], subjects: readonly Subject[], tuning: Tuning): Float64Array[] {
  const dimensions = vectors[0]?.length ?? 0;
  const start = Float64Array.from(vectors.flatMap((vector) => [...vector]));
  const weights = rarities(subjects, vectors.length);
  const mean = new Float64Array(start.length);
  for (let seed = 1; seed <= tuning.seeds; seed += 1) {
    const tuned = tuneOnce(start, weights, subjects, tuning, seededRandom(`meaning ${seed}`));
    for (let at = 0; at < mean.length; at += 1) mean[at] = (mean[at] ?? 0) + (tuned[at] ?? 0) / tuning.seeds;
  }
  return vectors.map((_, number) => mean.slice(number * dimensions, (number + 1) * dimensions));
}

function tuneOnce(
  start: Float64Array,
  weights: Float64Array,
  subjects: readonly Subject[],
  { rounds, batch, step, dropped, held }: Tuning,
  random: () => number,
): Float64Array {
  const vectors = Float64Array.from(start);
  const dimensions = start.length / weights.length;
  const [slope, first, second] = [0, 1, 2].map(() => new Float64Array(start.length));
  if (!slope || !first || !second) return vectors;
  const thinned = (all: readonly Said[]): Said[] =>
    all.map(({ words, aspect }) => ({ words: words.filter(() => random() >= dropped), aspect }));
  let steps = 0;
  for (let round = 0; round < rounds; round += 1) {
    const order = shuffled(subjects, random);
    for (let from = 0; from < order.length; from += batch) {
      const chosen = order.slice(from, from + batch);
      for (let at = 0; at < slope.length; at += 1) slope[at] = held * ((vectors[at] ?? 0) - (start[at] ?? 0));
      for (const { questions, answers } of chosen)
        contrast(thinned(questions), thinned(answers), { vectors, weights, dimensions }, 1 / chosen.length, slope);
      steps += 1;
      const size = (step * Math.sqrt(1 - SECOND ** steps)) / (1 - FIRST ** steps);
      for (let at = 0; at < slope.length; at += 1) {
        const by = slope[at] ?? 0;
        first[at] = FIRST * (first[at] ?? 0) + (1 - FIRST) * by;
        second[at] = SECOND * (second[at] ?? 0) + (1 - SECOND) * by * by;
        vectors[at] = (vectors[at] ?? 0) - (size * (first[at] ?? 0)) / (Math.sqrt(second[at] ?? 0) + LEAST);
      }
    }
  }
  return vectors;
}

function shuffled<Each>(all: readonly Each[], random: () => number): Each[] {
  const order = all.map((each) => ({ each, by: random() }));
  return order.sort((a, b) => a.by - b.by).map(({ each }) => each);
}
