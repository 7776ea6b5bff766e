import { meaningOf, nearnessTo } from "@/lib/services/analysis/embeddings/nearness-to";
import { loadCorpus } from "./load-corpus";
import { questionTerms } from "./question-terms";
import type { Retriever } from "./retriever";
import { nameWordsOf, searchCorpus } from "./search-corpus";

const MOST = 200;

/** The built-in retriever: reads what a question can be answered from and ranks it. */
export const retrieve: Retriever = async (ctx, question, scope) => {
  const wordsFor = (nameWords: ReadonlySet<string>) => questionTerms(question, nameWords).terms.map(({ word }) => word);
  const [corpus, meaning] = await Promise.all([
    loadCorpus(ctx, scope, wordsFor, nameWordsOf),
    meaningOf(ctx, question),
  ]);
  const lines = corpus.documents.flatMap((document) => document.lines);
  const near = await nearnessTo(ctx, meaning, lines);
  const asked = questionTerms(question, corpus.nameWords);
  const { ranked, answers } = await searchCorpus(question, corpus, corpus.nameWords, near);
  return {
    ranked: ranked.slice(0, MOST),
    answers,
    people: corpus.people,
    german: asked.german,
    named: asked.names.size > 0,
    terms: asked.terms.map(({ word }) => word),
    answersToo: async (other) => (await searchCorpus(other, corpus, corpus.nameWords)).answers,
  };
};
