import type { Nearness } from "@/lib/services/analysis/embeddings/nearness-to";
import { sentimentOf } from "@/lib/services/analysis/sentiment/sentiment-of";
import { searchCorpus } from "@/lib/services/eva/retrieve/search-corpus";
import { bm25, type Found } from "./bm25";
import type { DemoCorpus } from "./demo-corpus";
import { KINDS, type LabelledQuestion } from "./labelled";
import { nearnessIn } from "./meanings";
import { auc, hitAt5, mean, recallAt5 } from "./metrics";

/** Points of sentiment below which a text takes no side. */
const NEUTRAL = 15;

export const percent = (share: number): string => share.toFixed(2).padStart(6);

const WHO = ["eva", "words", "plain"] as const;
type Who = (typeof WHO)[number];
const none = (): Record<Who, number[]> => ({ eva: [], words: [], plain: [] });

/** Prints per kind how well Eva, Eva by words alone and plain BM25 find what answers, and tell what nothing answers. */
export async function printRetrieval(
  corpus: DemoCorpus,
  questions: readonly LabelledQuestion[],
  isVerbose: boolean,
): Promise<void> {
  const plain = bm25(corpus);
  const nearTo = await nearnessIn(corpus);
  const eva = async (question: string, near?: Nearness): Promise<Found> => {
    const { ranked, sure } = await searchCorpus(question, corpus, corpus.nameWords, near);
    return {
      keys: ranked.map(({ passage: { line } }) => `${"fileId" in line.origin && line.origin.fileId}:${line.index}`),
      sure,
    };
  };
  const sure = { answerable: none(), none: none() };
  for (const kind of KINDS) {
    const found = await Promise.all(
      questions
        .filter((question) => question.kind === kind)
        .map(async (question) => ({
          question,
          eva: await eva(question.text, nearTo(question.text)),
          words: await eva(question.text),
          plain: plain(question.text),
        })),
    );
    const into = sure[kind === "none" ? "none" : "answerable"];
    for (const who of WHO) into[who].push(...found.map((each) => each[who].sure));
    if (kind === "none") continue;
    for (const [name, measure] of [
      ["hit@5", hitAt5],
      ["recall@5", recallAt5],
    ] as const) {
      const of = (who: Who) => percent(mean(found.map((each) => measure(each[who].keys, each.question.answers))));
      console.log(`${kind.padEnd(12)} ${name.padEnd(9)} ${String(found.length).padStart(3)} ${WHO.map(of).join(" ")}`);
    }
    for (const { question, eva: own } of isVerbose ? found : [])
      if (!hitAt5(own.keys, question.answers))
        console.log("   ", question.text, own.keys.slice(0, 5), [...question.answers]);
  }
  const curve = (who: Who) => percent(auc(sure.answerable[who], sure.none[who]));
  console.log(`answerable   AUC       ${String(questions.length).padStart(3)} ${WHO.map(curve).join(" ")}`);
}

/** Prints the share of passages whose side is told right, of all and of those that take one. */
export function printSentiment({ said }: DemoCorpus, passages: readonly { key: string; sentiment: number }[]): void {
  const signOf = (key: string): number => {
    const line = said.get(key);
    const points = line ? sentimentOf(line.text, line.language) : null;
    return points === null || Math.abs(points) < NEUTRAL ? 0 : Math.sign(points);
  };
  const sided = passages.filter(({ sentiment }) => sentiment !== 0);
  for (const [name, asked] of [
    ["of three", passages],
    ["sided", sided],
  ] as const) {
    const right = mean(asked.map(({ key, sentiment }) => (signOf(key) === sentiment ? 1 : 0)));
    console.log(`sentiment    ${name.padEnd(9)} ${String(asked.length).padStart(3)} ${percent(right)}`);
  }
}
