import { sentimentOf } from "@/lib/services/analysis/sentiment/sentiment-of";
import { searchCorpus } from "@/lib/services/eva/retrieve/search-corpus";
import { bm25, type Found } from "./bm25";
import { demoCorpus } from "./demo-corpus";
import { freshStudies, labelsOfFresh } from "./fresh-themes";
import { KINDS, type LabelledPassage, labelledPassages, labelledQuestions } from "./labelled";
import { auc, hitAt5, mean, purity, recallAt5 } from "./metrics";
import { labelsOfThemes, quoteFidelity, themesOfDemo } from "./themes";

/** `npm run bench:analysis [first]`: figures of the half that nothing was tuned on, or of the first. */
const half = process.argv[2] === "first" ? 1 : 2;
const isVerbose = process.argv.includes("misses");
/** Points of sentiment below which a text takes no side. */
const NEUTRAL = 15;

const corpus = await demoCorpus();
const questions = labelledQuestions().filter((question) => question.half === half);
const plain = bm25(corpus);
const eva = async (question: string): Promise<Found> => {
  const { ranked, sure } = await searchCorpus(question, corpus, corpus.nameWords);
  return {
    keys: ranked.map(({ passage: { line } }) => `${"fileId" in line.origin && line.origin.fileId}:${line.index}`),
    sure,
  };
};

const percent = (share: number): string => share.toFixed(2).padStart(6);
console.log(`half ${half}                 n    eva   BM25`);
const sure: Record<"answerable" | "none", { eva: number[]; plain: number[] }> = {
  answerable: { eva: [], plain: [] },
  none: { eva: [], plain: [] },
};
for (const kind of KINDS) {
  const found = await Promise.all(
    questions
      .filter((question) => question.kind === kind)
      .map(async (question) => ({ question, eva: await eva(question.text), plain: plain(question.text) })),
  );
  const into = sure[kind === "none" ? "none" : "answerable"];
  into.eva.push(...found.map((each) => each.eva.sure));
  into.plain.push(...found.map((each) => each.plain.sure));
  if (kind === "none") continue;
  for (const [name, measure] of [
    ["hit@5", hitAt5],
    ["recall@5", recallAt5],
  ] as const) {
    const of = (who: "eva" | "plain") =>
      percent(mean(found.map((each) => measure(each[who].keys, each.question.answers))));
    console.log(`${kind.padEnd(12)} ${name.padEnd(9)} ${String(found.length).padStart(3)} ${of("eva")} ${of("plain")}`);
  }
  if (isVerbose)
    for (const {
      question,
      eva: { keys },
    } of found)
      if (!hitAt5(keys, question.answers)) console.log("   ", question.text, keys.slice(0, 5), [...question.answers]);
}
const curve = (who: "eva" | "plain") => percent(auc(sure.answerable[who], sure.none[who]));
console.log(`answerable   AUC       ${String(questions.length).padStart(3)} ${curve("eva")} ${curve("plain")}`);

const passages = labelledPassages().filter((passage) => passage.half === half);
const signOf = ({ key }: LabelledPassage): number => {
  const line = corpus.said.get(key);
  const points = line ? sentimentOf(line.text, line.language) : null;
  return points === null || Math.abs(points) < NEUTRAL ? 0 : Math.sign(points);
};
const right = (asked: LabelledPassage[]) =>
  percent(mean(asked.map((passage) => (signOf(passage) === passage.sentiment ? 1 : 0))));
const sided = passages.filter(({ sentiment }) => sentiment !== 0);
console.log(`sentiment    of three  ${String(passages.length).padStart(3)} ${right(passages)}`);
console.log(`sentiment    sided     ${String(sided.length).padStart(3)} ${right(sided)}`);

const groups = await labelsOfThemes(corpus, passages);
const placed = groups.flat().length;
console.log(`themes       purity    ${String(placed).padStart(3)} ${percent(purity(groups))}  (of ${passages.length})`);
const studies = freshStudies();
const fresh = await labelsOfFresh(studies);
console.log(
  `themes fresh purity    ${String(fresh.flat().length).padStart(3)} ${percent(purity(fresh))}  (of ${studies.flat().length})`,
);
const { share, quotes } = quoteFidelity(await themesOfDemo(corpus), corpus);
console.log(`quotes       fidelity  ${String(quotes).padStart(3)} ${percent(share)}`);
if (isVerbose) for (const labels of [...groups, ...fresh]) console.log(labels.length, [...labels].sort().join(" "));
