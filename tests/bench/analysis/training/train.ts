import { writeFileSync } from "node:fs";
import { type Author, corpus, interviews, type Written } from "./corpus";
import { judge, learn } from "./learn";

/** `npm run train:sentiment`: learns the weights from the corpus anew and says how well it does on what it left out. */
const FOLDS = 7;
/** Whole interviews are how people speak; single passages, what they may say. */
const INTERVIEWS_COUNT = 2;
/** Below it a weight changes nothing. */
const LEAST = 0.08;
const PER_LINE = 40;

const passages = corpus();
const spoken = interviews();
const from = (chosen: readonly Written[][], others: readonly Written[] = passages): Written[] => [
  ...others,
  ...Array.from({ length: INTERVIEWS_COUNT }, () => chosen.flat()).flat(),
];
const rightOf = (leftOut: readonly Written[], learnedFrom: readonly Written[]): number => {
  const weights = learn(learnedFrom);
  return leftOut.filter(({ features, label }) => judge(features, weights) === label).length;
};
const right = Array.from({ length: FOLDS }, (_, fold) =>
  rightOf(spoken.filter((_, at) => at % FOLDS === fold).flat(), from(spoken.filter((_, at) => at % FOLDS !== fold))),
).reduce((sum, each) => sum + each, 0);
console.log(`interviews that were left out: ${(right / spoken.flat().length).toFixed(2)} right`);

/** One author's passages say little of another's: each is left out whole. */
const without = (author: Author) => passages.filter((each) => each.author !== author);
for (const author of ["second", "third"] as const) {
  const leftOut = passages.filter((each) => each.author === author);
  const share = rightOf(leftOut, from(spoken, without(author))) / leftOut.length;
  console.log(`all of the ${author} author left out: ${share.toFixed(2)} right`);
}
const others = rightOf(spoken.flat(), without("first")) / spoken.flat().length;
console.log(`all of the first author left out: ${others.toFixed(2)} of the interviews right`);

const rows = [...learn(from(spoken))].flatMap(([name, [blame, neither, praise]]) => {
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
console.log(`${passages.length} passages, ${spoken.length} interviews; ${rows.length} weights`);
