import { sentimentOf } from "@/lib/services/analysis/sentiment/sentiment-of";
import { searchCorpus } from "@/lib/services/eva/retrieve/search-corpus";
import { bm25, type Found } from "./bm25";
import type { DemoCorpus } from "./demo-corpus";
import { KINDS, type LabelledQuestion } from "./labelled";
import { auc, hitAt5, mean, recallAt5 } from "./metrics";

/** Sentiment below this takes no side. */
const NEUTRAL = 15;

export const percent = (share: number): string => share.toFixed(2).padStart(6);

type Set = { corpus: DemoCorpus; questions: readonly LabelledQuestion[] };
type Asked = { question: LabelledQuestion; eva: Found; plain: Found };

/** What Eva and plain BM25 find for each question of a set. */
async function ask({ corpus, questions }: Set): Promise<Asked[]> {
  const plain = bm25(corpus);
  return Promise.all(
    questions.map(async (question) => {
      const { ranked, sure } = await searchCorpus(question.text, corpus, corpus.nameWords);
      const keys = ranked.map(
        ({ passage: { line } }) => `${"fileId" in line.origin && line.origin.fileId}:${line.index}`,
      );
      return { question, eva: { keys, sure }, plain: plain(question.text) };
    }),
  );
}

/**
 * For each kind, prints how well Eva and plain BM25 find the answers, and recognize unanswerable questions, over all
 * sets.
 */
export async function printRetrieval(sets: readonly Set[], isVerbose = false): Promise<void> {
  const all: Asked[] = [];
  for (const set of sets) all.push(...(await ask(set)));
  const sure = {
    answerable: { eva: [] as number[], plain: [] as number[] },
    none: { eva: [] as number[], plain: [] as number[] },
  };
  for (const kind of KINDS) {
    const found = all.filter(({ question }) => question.kind === kind);
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
      console.log(
        `${kind.padEnd(12)} ${name.padEnd(9)} ${String(found.length).padStart(3)} ${of("eva")} ${of("plain")}`,
      );
    }
    for (const { question, eva: own } of isVerbose ? found : [])
      if (!hitAt5(own.keys, question.answers))
        console.log("   ", question.text, own.keys.slice(0, 5), [...question.answers]);
  }
  const curve = (who: "eva" | "plain") => percent(auc(sure.answerable[who], sure.none[who]));
  console.log(`answerable   AUC       ${String(all.length).padStart(3)} ${curve("eva")} ${curve("plain")}`);
}

/** Prints the share of passages whose side is right, of all and of those that take one. */
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
