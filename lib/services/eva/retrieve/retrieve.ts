import { meaningOf, type Nearness, nearnessTo } from "@/lib/services/analysis/embeddings/nearness-to";
import { loadCorpus } from "./load-corpus";
import { questionTerms } from "./question-terms";
import { seedsOf } from "./respects";
import type { Retrieved, Retriever } from "./retriever";
import { nameWordsOf, searchCorpus } from "./search-corpus";

const MOST = 200;

/** The built-in retriever: reads what a question can be answered from and ranks it. */
export const retrieve: Retriever = async (ctx, question, scope) => {
  const wordsFor = (nameWords: ReadonlySet<string>) => {
    const { terms, isOfSides } = questionTerms(question, nameWords);
    return terms.flatMap(({ word, respect }) => (isOfSides && respect ? [word, ...seedsOf(respect)] : [word]));
  };
  const [corpus, meaning] = await Promise.all([
    loadCorpus(ctx, scope, wordsFor, nameWordsOf),
    meaningOf(ctx, question),
  ]);
  const lines = corpus.documents.flatMap((document) => document.lines);
  const near = await nearnessTo(ctx, meaning, lines);
  const find = async (text: string, nearness?: Nearness): Promise<Retrieved> => {
    const found = await searchCorpus(text, corpus, corpus.nameWords, nearness);
    const { asked, ranked, answers, unsaid, unknown, askedSo, mended } = found;
    return {
      ranked: ranked.slice(0, MOST),
      answers,
      unsaid,
      unknown,
      mended,
      askedSo,
      people: corpus.people,
      leftOut: corpus.leftOut,
      german: asked.german,
      named: asked.names.size > 0,
      kind: asked.kind,
      terms: asked.terms.map(({ word }) => word),
      respects: asked.terms.flatMap(({ respect }) => respect ?? []),
      isOfSides: asked.isOfSides,
      feeling: asked.feeling,
      findToo: (other) => find(other),
    };
  };
  return find(question, near);
};
