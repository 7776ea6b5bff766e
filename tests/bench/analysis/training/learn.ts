export type Example = { features: ReadonlyMap<string, number>; label: 0 | 1 | 2 };
/** For each feature, a weight for unfavorable, neither and favorable. */
export type Weights = Map<string, [number, number, number]>;

const ROUNDS = 120;
const STEP = 0.5;
const FEWEST = 4;
/** How much a feature counts by how clearly it separates the labels, and how much all count alike. */
const BY_RATIO = 0.9;

/**
 * Multinomial logistic regression by full-batch AdaGrad with an L2 penalty: the same examples give the same weights.
 * Features that separate the labels clearly may get larger weights at the same penalty (Wang and Manning 2012,
 * "NB-SVM").
 */
export function learn(examples: readonly Example[], penalty: number): Weights {
  const ratios = ratiosOf(examples);
  const names = ["", ...[...ratios.keys()].sort()];
  const place = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ features, label }) => {
    const known = [...features].flatMap(([name, value]) => {
      const at = place.get(name);
      return at === undefined ? [] : [[at, value * (ratios.get(name) ?? 1)] as const];
    });
    return { label, at: [0, ...known.map(([at]) => at)], values: [1, ...known.map(([, value]) => value)] };
  });
  const weights = new Float64Array(names.length * 3);
  const squares = new Float64Array(names.length * 3).fill(1e-6);
  const slope = new Float64Array(names.length * 3);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let i = 0; i < weights.length; i += 1) slope[i] = i < 3 ? 0 : penalty * (weights[i] ?? 0);
    for (const { at, values, label } of rows) {
      const p = chances(at, values, weights);
      for (const [k, feature] of at.entries())
        for (const c of [0, 1, 2] as const) {
          const i = feature * 3 + c;
          slope[i] = (slope[i] ?? 0) + ((p[c] ?? 0) - (c === label ? 1 : 0)) * (values[k] ?? 0);
        }
    }
    for (let i = 0; i < weights.length; i += 1) {
      const g = slope[i] ?? 0;
      squares[i] = (squares[i] ?? 0) + g * g;
      weights[i] = (weights[i] ?? 0) - (STEP * g) / Math.sqrt(squares[i] ?? 1);
    }
  }
  return new Map(
    names.map((name, at) => {
      const scale = ratios.get(name) ?? 1;
      const of = (label: number) => scale * (weights[at * 3 + label] ?? 0);
      return [name, [of(0), of(1), of(2)]];
    }),
  );
}

/**
 * For each feature that is frequent enough, how much more often it occurs with one of the labels than with the others.
 */
function ratiosOf(examples: readonly Example[]): Map<string, number> {
  const having = new Map<string, [number, number, number]>();
  const all: [number, number, number] = [0, 0, 0];
  for (const { features, label } of examples) {
    all[label] += 1;
    for (const name of features.keys()) {
      const counts = having.get(name) ?? [0, 0, 0];
      counts[label] += 1;
      having.set(name, counts);
    }
  }
  const ratios = new Map<string, number>();
  for (const [name, counts] of having) {
    const count = counts[0] + counts[1] + counts[2];
    if (count < FEWEST) continue;
    const most = ([0, 1, 2] as const).map((label) => {
      const here = (counts[label] + 1) / (all[label] + 3);
      const elsewhere = (count - counts[label] + 1) / (examples.length - all[label] + 3);
      return Math.abs(Math.log(here / elsewhere));
    });
    ratios.set(name, BY_RATIO * Math.max(...most) + 1 - BY_RATIO);
  }
  return ratios;
}

function chances(at: readonly number[], values: readonly number[], weights: Float64Array): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  for (const [k, feature] of at.entries())
    for (const c of [0, 1, 2] as const) sums[c] += (weights[feature * 3 + c] ?? 0) * (values[k] ?? 0);
  const most = Math.max(...sums);
  const [a, b, c] = [Math.exp(sums[0] - most), Math.exp(sums[1] - most), Math.exp(sums[2] - most)];
  const all = a + b + c;
  return [a / all, b / all, c / all];
}

/** The likeliest label, with this much added to blame and to praise. */
export function judge(
  features: ReadonlyMap<string, number>,
  weights: Weights,
  [blame, praise]: readonly [number, number] = [0, 0],
): number {
  const sums = [...(weights.get("") ?? [0, 0, 0])];
  sums[0] = (sums[0] ?? 0) + blame;
  sums[2] = (sums[2] ?? 0) + praise;
  for (const [name, value] of features)
    for (const [c, weight] of (weights.get(name) ?? []).entries()) sums[c] = (sums[c] ?? 0) + weight * value;
  return sums.indexOf(Math.max(...sums));
}
