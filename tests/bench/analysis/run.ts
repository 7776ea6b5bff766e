import { demoCorpus } from "./demo-corpus";
import { percent, printRetrieval, printSentiment } from "./figures";
import { freshStudies, labelsOfStudies, trainingStudies } from "./fresh-themes";
import { heldOut } from "./held-out/held-out";
import { labelledPassages, labelledQuestions } from "./labelled";
import { purity } from "./metrics";
import { labelsOfThemes, quoteFidelity, themesOfDemo } from "./themes";
import { fields } from "./training/fields";

/**
 * `npm run bench:analysis [first | second | fields]`: figures of what is held out, or of what is developed on: one half
 * (with `misses` each miss), or the training interviews of fields that few lists know. Themes and quotes are always those of
 * the development interviews, of the studies themes were trained on and, beside what is held out, of fresh ones.
 */
const half = process.argv[2] === "first" ? 1 : 2;
const isDevelopment = process.argv[2] === "first" || process.argv[2] === "second";
const isVerbose = isDevelopment && process.argv.includes("misses");

const corpus = await demoCorpus();
const passages = labelledPassages().filter((passage) => passage.half === half);
if (isDevelopment) {
  console.log(`development, half ${half}    n    eva   BM25`);
  await printRetrieval(
    corpus,
    labelledQuestions().filter((question) => question.half === half),
    isVerbose,
  );
  printSentiment(corpus, passages);
} else if (process.argv[2] === "fields") {
  for (const [at, field] of fields().entries()) {
    console.log(`fields, group ${at + 1}          n    eva   BM25`);
    await printRetrieval(field.corpus, field.questions, process.argv.includes("misses"));
  }
} else {
  const held = heldOut();
  console.log("held out                 n    eva   BM25");
  await printRetrieval(held.corpus, held.questions, false);
  printSentiment(held.corpus, held.passages);
}

const groups = await labelsOfThemes(corpus, passages);
const placed = groups.flat().length;
console.log(`themes       purity    ${String(placed).padStart(3)} ${percent(purity(groups))}  (of ${passages.length})`);
for (const [name, studies] of [
  ["trained", trainingStudies()],
  ...(process.argv[2] ? [] : [["fresh", freshStudies()] as const]),
] as const) {
  const found = await labelsOfStudies(studies);
  const all = `(of ${studies.flat().length}; ${found.length} themes)`;
  console.log(
    `themes ${name.padEnd(7)} purity ${String(found.flat().length).padStart(4)} ${percent(purity(found))}  ${all}`,
  );
}
const { share, quotes } = quoteFidelity(await themesOfDemo(corpus), corpus);
console.log(`quotes       fidelity  ${String(quotes).padStart(3)} ${percent(share)}`);
if (isVerbose) for (const labels of groups) console.log(labels.length, [...labels].sort().join(" "));
