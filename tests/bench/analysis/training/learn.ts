import { evidenceOf } from "./evidence-of";
import { minimise } from "./minimise";

export type Example = { features: ReadonlyMap<string, number>; label: 0 | 1 | 2 };
/** Per feature one weight for each of unfavourable, neither, favourable. */
export type Weights = Map<string, [number, number, number]>;

const ROUNDS = 60;
const FEWEST = 3;
/** A pair of words in fewer passages than this is rather theirs than the language's. */
const FEWEST_OF_PAIR = 5;
/** L2 penalties of words and pairs, before what they show by themselves makes it less, and of all else. */
const PENALTY = 2;
const PENALTY_OF_FRAMES = 5;
const LEAST_EVIDENCE = 0.3;

/** Multinomial logistic regression with an L2 penalty: the same examples, the same weights. */
export function learn(examples: readonly Example[]): Weights {
  const names = namesOf(examples);
  const place = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ features, label }) => {
    const known = [...features].flatMap(([name, value]) => {
      const at = place.get(name);
      return at === undefined ? [] : [[at, value] as const];
    });
    return { label, at: [0, ...known.map(([at]) => at)], values: [1, ...known.map(([, value]) => value)] };
  });
  const evidence = evidenceOf(rows, names.length);
  const penalties = evidence.map((shown, i) => {
    const name = names[Math.floor(i / 3)] ?? "";
    return name === "" ? 0 : name.startsWith("#") ? PENALTY_OF_FRAMES : PENALTY / (LEAST_EVIDENCE + Math.abs(shown));
  });
  const weights = minimise(names.length * 3, ROUNDS, (tried, slope) => {
    let cost = 0;
    for (let i = 0; i < tried.length; i += 1) {
      slope[i] = (penalties[i] ?? 0) * (tried[i] ?? 0);
      cost += ((slope[i] ?? 0) * (tried[i] ?? 0)) / 2;
    }
    for (const { at, values, label } of rows) {
      const p = chances(at, values, tried);
      cost -= Math.log(p[label] ?? 1);
      for (let k = 0; k < at.length; k += 1)
        for (let c = 0; c < 3; c += 1) {
          const i = (at[k] ?? 0) * 3 + c;
          slope[i] = (slope[i] ?? 0) + ((p[c] ?? 0) - (c === label ? 1 : 0)) * (values[k] ?? 0);
        }
    }
    return cost;
  });
  return new Map(
    names.map((name, at) => [name, [weights[at * 3] ?? 0, weights[at * 3 + 1] ?? 0, weights[at * 3 + 2] ?? 0]]),
  );
}

/** The features that enough passages show, in the order of their letters, after "" for what every passage has. */
function namesOf(examples: readonly Example[]): string[] {
  const seen = new Map<string, number>();
  for (const { features } of examples) for (const name of features.keys()) seen.set(name, (seen.get(name) ?? 0) + 1);
  const isPair = (name: string) => !name.startsWith("#") && name.includes(" ");
  const enough = [...seen].filter(([name, count]) => count >= (isPair(name) ? FEWEST_OF_PAIR : FEWEST));
  return ["", ...enough.map(([name]) => name).sort()];
}

function chances(at: readonly number[], values: readonly number[], weights: Float64Array): number[] {
  const sums = [0, 0, 0];
  for (let k = 0; k < at.length; k += 1)
    for (let c = 0; c < 3; c += 1) sums[c] = (sums[c] ?? 0) + (weights[(at[k] ?? 0) * 3 + c] ?? 0) * (values[k] ?? 0);
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
