export type Example = { features: ReadonlyMap<string, number>; label: 0 | 1 | 2 };
/** Per feature one weight for each of unfavourable, neither, favourable. */
export type Weights = Map<string, [number, number, number]>;

const ROUNDS = 120;
const STEP = 0.5;
const FEWEST = 2;

/** Multinomial logistic regression by full-batch AdaGrad with an L2 penalty: the same examples, the same weights. */
export function learn(examples: readonly Example[], penalty: number): Weights {
  const seen = new Map<string, number>();
  for (const { features } of examples) for (const name of features.keys()) seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [
    "",
    ...[...seen]
      .filter(([, count]) => count >= FEWEST)
      .map(([name]) => name)
      .sort(),
  ];
  const place = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ features, label }) => {
    const known = [...features].flatMap(([name, value]) => {
      const at = place.get(name);
      return at === undefined ? [] : [[at, value] as const];
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
    names.map((name, at) => [name, [weights[at * 3] ?? 0, weights[at * 3 + 1] ?? 0, weights[at * 3 + 2] ?? 0]]),
  );
}

function chances(at: readonly number[], values: readonly number[], weights: Float64Array): number[] {
  const sums = [0, 1, 2].map((c) =>
    at.reduce((sum, feature, k) => sum + (weights[feature * 3 + c] ?? 0) * (values[k] ?? 0), 0),
  );
  const most = Math.max(...sums);
  const parts = sums.map((sum) => Math.exp(sum - most));
  const all = parts.reduce((sum, each) => sum + each, 0);
  return parts.map((part) => part / all);
}

/** The likelier label. */
export function judge(features: ReadonlyMap<string, number>, weights: Weights): number {
  const sums = [...(weights.get("") ?? [0, 0, 0])];
  for (const [name, value] of features)
    for (const [c, weight] of (weights.get(name) ?? []).entries()) sums[c] = (sums[c] ?? 0) + weight * value;
  return sums.indexOf(Math.max(...sums));
}
