import { writeFileSync } from "node:fs";
import { corpus } from "./corpus";
import { type Example, judge, learn } from "./learn";

/** `npm run train:sentiment`: learns the weights from the corpus anew and says how well it does on what it left out. */
const PENALTY = 4;
const FOLDS = 5;
/** Below it a weight changes nothing. */
const LEAST = 0.08;
const PER_LINE = 40;

const examples = corpus();
const right = Array.from({ length: FOLDS }, (_, fold) => {
  const isLeftOut = (_: Example, at: number) => at % FOLDS === fold;
  const weights = learn(
    examples.filter((each, at) => !isLeftOut(each, at)),
    PENALTY,
  );
  return examples.filter(isLeftOut).filter(({ features, label }) => judge(features, weights) === label).length;
}).reduce((sum, each) => sum + each, 0);

const rows = [...learn(examples, PENALTY)].flatMap(([name, [blame, neither, praise]]) => {
  const [against, favour] = [blame - neither, praise - neither];
  if (name !== "" && Math.abs(against) < LEAST && Math.abs(favour) < LEAST) return [];
  return `${name}\t${Math.round(against * 100)} ${Math.round(favour * 100)}`;
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
  `${examples.length} passages, ${(right / examples.length).toFixed(2)} right of those left out, ${rows.length} weights`,
);
