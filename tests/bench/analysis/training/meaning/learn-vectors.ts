import { decompose } from "./decompose";
import { graphOf, type Sparse } from "./graph";
import type { Association } from "./read-associations";

export type Learned = { keys: string[]; counts: number[]; vectors: Float64Array[] };
export type Settings = { dimensions: number; rounds: number; smoothing: number; shift: number; bend: number };

/**
 * How much more often than by chance two words are associated (positive pointwise mutual information, smoothed and
 * shifted).
 */
function telling({ columns, values }: Sparse, { smoothing, shift }: Settings): Sparse {
  const sums = values.map((row) => row.reduce((sum, each) => sum + each, 0));
  const all = sums.reduce((sum, each) => sum + each, 0);
  const smooth = sums.map((sum) => sum ** smoothing);
  const allSmooth = smooth.reduce((sum, each) => sum + each, 0);
  const kept = values.map((row, at) =>
    row.map((weight, nth) => {
      const other = columns[at]?.[nth] ?? 0;
      const here = Math.log((weight * allSmooth) / ((sums[at] ?? 1) * (smooth[other] ?? 1)));
      const there = Math.log((weight * allSmooth) / ((sums[other] ?? 1) * (smooth[at] ?? 1)));
      const more = (here + there) / 2 - shift;
      return all > 0 && more > 0 ? more * Math.min(1, weight) : 0;
    }),
  );
  const lengths = kept.map((row) => Math.sqrt(row.reduce((sum, each) => sum + each, 0)) || 1);
  return {
    columns,
    values: kept.map((row, at) =>
      row.map((weight, nth) => weight / ((lengths[at] ?? 1) * (lengths[columns[at]?.[nth] ?? 0] ?? 1))),
    ),
  };
}

/**
 * A vector for each word: near if the words are associated (first order) or share associates (second order). Ones on
 * the diagonal make both count: (1 + m)² is 1 + 2m + m².
 */
export function learnVectors(associations: readonly Association[], settings: Settings): Learned {
  const { keys, counts, links } = graphOf(associations);
  const { vectors, values } = decompose(telling(links, settings), settings.dimensions, settings.rounds);
  const rows = keys.map((_, at) =>
    Float64Array.from(
      vectors,
      (direction, nth) => (direction[at] ?? 0) * Math.max(0, values[nth] ?? 0) ** settings.bend,
    ),
  );
  return { keys, counts, vectors: rows.map(lengthOne) };
}

function lengthOne(vector: Float64Array): Float64Array {
  const length = Math.hypot(...vector);
  return length > 0 ? vector.map((each) => each / length) : vector;
}
