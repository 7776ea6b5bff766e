import { writeFileSync } from "node:fs";
import { corpus, interviews } from "./corpus";
import { type Example, judge, learn } from "./learn";

/** `npm run train:sentiment`: learns the weights from the corpus anew and says how well it does on what it left out. */
const PENALTY = 10;
const FOLDS = 7;
/** Whole interviews are how people speak; single passages, what they may say. */
const INTERVIEWS_COUNT = 2;
/** Blame is judged too often in interviews that were left out and in the demo's: added to blame and to praise, in hundredths. */
const CALIBRATION = [-30, 10] as const;
/** Below it a weight changes nothing. */
const LEAST = 0.08;
const PER_LINE = 40;

const passages = corpus();
const spoken = interviews();
const from = (chosen: readonly Example[][]): Example[] => [
  ...passages,
  ...Array.from({ length: INTERVIEWS_COUNT }, () => chosen.flat()).flat(),
];
const right = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = learn(from(spoken.filter((_, at) => at % FOLDS !== fold)), PENALTY);
  const leftOut = spoken.filter((_, at) => at % FOLDS === fold).flat();
  return leftOut.filter(({ features, label }) => judge(features, weights) === label).length;
}).reduce((sum, each) => sum + each, 0);

const rows = [...learn(from(spoken), PENALTY)].flatMap(([name, [blame, neither, praise]]) => {
  const [against, favour] = [blame - neither, praise - neither];
  if (name !== "" && Math.abs(against) < LEAST && Math.abs(favour) < LEAST) return [];
  const [blameMore, praiseMore] = name === "" ? CALIBRATION : [0, 0];
  return `${name}\t${Math.round(against * 100) + blameMore} ${Math.round(favour * 100) + praiseMore}`;
});
const lines = Array.from({ length: Math.ceil(rows.length / PER_LINE) }, (_, at) =>
  rows.slice(at * PER_LINE, (at + 1) * PER_LINE).join("|"),
);
const file = new URL("../../../../lib/services/analysis/sentiment/weights.ts", import.meta.url);
writeFileSync(
  file,
  `/** Made by \`npm run train:sentiment\`: feature, then hundredths for blame and for praise against neither. */
export const WEIGHTS = \`
${lines.join("\n").replaceAll("\\", "").replaceAll("`", "'").replaceAll("${", "$ {")}
\`;
`,
);
console.log(
  `${passages.length} passages, ${spoken.length} interviews; of interviews that were left out ${(right / spoken.flat().length).toFixed(2)} right; ${rows.length} weights`,
);
