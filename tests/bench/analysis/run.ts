import { demoCorpus } from "./demo-corpus";
import { percent, printRetrieval, printSentiment } from "./figures";
import { freshStudies, labelsOfStudies, trainingStudies } from "./fresh-themes";
import { heldOut } from "./held-out/held-out";
import { labelledPassages, labelledQuestions } from "./labelled";
import { purity } from "./metrics";
import { labelsOfThemes, quoteFidelity, themesOfDemo } from "./themes";
import { fields } from "./training/fields";
import { readStudies } from "./training/read-studies";

/**
 * `npm run bench:analysis [first | second | fields | studies] [misses]`: figures on held-out data, or on what is
 * developed on: a half of the demo, or the training interviews and studies of subjects that few word lists know. Themes
 * and quotes are always those of the demo, of the studies that themes were trained on and, along with held-out data, of
 * fresh ones.
 */
const half = process.argv[2] === "first" ? 1 : 2;
const isDevelopment = process.argv[2] === "first" || process.argv[2] === "second";
const isVerbose = isDevelopment && process.argv.includes("misses");

const corpus = await demoCorpus();
const passages = labelledPassages().filter((passage) => passage.half === half);
if (isDevelopment) {
  console.log(`development, half ${half}    n    eva   BM25`);
  const questions = labelledQuestions().filter((question) => question.half === half);
  await printRetrieval([{ corpus, questions }], isVerbose);
  printSentiment(corpus, passages);
} else if (process.argv[2] === "fields") {
  for (const [at, field] of fields().entries()) {
    console.log(`fields, group ${at + 1}          n    eva   BM25`);
    await printRetrieval([field], process.argv.includes("misses"));
  }
} else if (process.argv[2] === "studies") {
  const studies = readStudies();
  console.log(`${studies.length} studies               n    eva   BM25`);
  await printRetrieval(studies, process.argv.includes("misses"));
} else {
  const held = heldOut();
  console.log("held out                 n    eva   BM25");
  await printRetrieval([held]);
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
