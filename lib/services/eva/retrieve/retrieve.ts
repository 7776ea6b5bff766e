import { meaningOf, nearnessTo } from "@/lib/services/analysis/embeddings/nearness-to";
import { loadCorpus } from "./load-corpus";
import { questionTerms } from "./question-terms";
import { seedsOf } from "./respects";
import type { Retriever } from "./retriever";
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
  const { asked, ranked, answers, unsaid } = await searchCorpus(question, corpus, corpus.nameWords, near);
  return {
    ranked: ranked.slice(0, MOST),
    answers,
    unsaid,
    people: corpus.people,
    leftOut: corpus.leftOut,
    german: asked.german,
    named: asked.names.size > 0,
    terms: asked.terms.map(({ word }) => word),
    respects: asked.terms.flatMap(({ respect }) => respect ?? []),
    isOfSides: asked.isOfSides,
    feeling: asked.feeling,
    answersToo: async (other) => (await searchCorpus(other, corpus, corpus.nameWords)).answers,
  };
};
