import { writeFileSync } from "node:fs";
import { answers, conversations, passages } from "./corpus";
import { type Example, judge, learn } from "./learn";

/**
 * `npm run train:sentiment`: learns the weights from all texts, and prints the accuracy on conversations left out in
 * turn.
 */
const PENALTY = 5;
const FOLDS = 5;
/** Most of what is said in conversations takes no side: added to blame and to praise, in hundredths. */
const CALIBRATION = [-20, -20] as const;
/** A smaller weight changes nothing. */
const LEAST = 0.1;
const PER_LINE = 80;

const single = [...passages(), ...answers()];
const spoken = conversations();
const from = (chosen: readonly Example[][]): Example[] => [...single, ...chosen.flat()];
const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = learn(from(spoken.filter((_, at) => at % FOLDS !== fold)), PENALTY);
  const shift = [CALIBRATION[0] / 100, CALIBRATION[1] / 100] as const;
  const leftOut = spoken.filter((_, at) => at % FOLDS === fold).flat();
  return leftOut.map(({ features, label }) => ({ label, isRight: judge(features, weights, shift) === label }));
}).flat();
const share = (of: typeof judged) => (of.filter(({ isRight }) => isRight).length / of.length).toFixed(3);

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
  `${single.length} passages, ${spoken.length} conversations; of those left out ${share(judged)} right, ${share(judged.filter(({ label }) => label !== 1))} with a side; ${rows.length} weights`,
);
