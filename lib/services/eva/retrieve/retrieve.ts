import { meaningOf, type Nearness, nearnessTo } from "@/lib/services/analysis/embeddings/nearness-to";
import { traitsOf } from "../compare/traits";
import { loadCorpus } from "./corpus/load-corpus";
import { isOf, nameWordsOf } from "./corpus/names-in";
import { passagesOf, traitLinesOf } from "./corpus/passages";
import { questionTerms } from "./question/question-terms";
import { fuseSayings } from "./ranking/fuse-sayings";
import type { Ranked } from "./ranking/rank";
import { seedsOf } from "./ranking/respects";
import type { Retrieved, Retriever } from "./retriever";
import { searchCorpus } from "./search-corpus";

const MOST = 200;

/** The built-in retriever: reads what a question can be answered from and ranks it. */
export const retrieve: Retriever = async (ctx, question, scope, sayings = []) => {
  const wordsIn = (text: string, nameWords: ReadonlySet<string>) => {
    const { terms, isOfSides } = questionTerms(text, nameWords);
    return terms.flatMap(({ word, respect }) => (isOfSides && respect ? [word, ...seedsOf(respect)] : [word]));
  };
  const wordsFor = (nameWords: ReadonlySet<string>) => ({
    question: wordsIn(question, nameWords),
    sayings: sayings.map((saying) => wordsIn(saying, nameWords)),
  });
  const [corpus, meaning] = await Promise.all([
    loadCorpus(ctx, scope, wordsFor, nameWordsOf),
    meaningOf(ctx, question),
  ]);
  const lines = corpus.documents.flatMap((document) => document.lines);
  const near = await nearnessTo(ctx, meaning, lines);
  const said = await passagesOf(corpus);
  const traits = traitsOf(await traitLinesOf(corpus));
  const search = (text: string, nearness?: Nearness) => searchCorpus(text, corpus, corpus.nameWords, nearness);
  const bySayings = async (names: ReadonlySet<string>): Promise<Ranked[][]> => {
    const all: Ranked[][] = [];
    for (const saying of sayings) {
      const { ranked } = await search(saying);
      all.push(ranked.filter(({ passage }) => isOf(passage.person, names)));
    }
    return all;
  };
  const find = async (text: string, nearness?: Nearness): Promise<Retrieved> => {
    const found = await search(text, nearness);
    const { asked, answers, unsaid, unknown, askedSo, mended, mentions, denied, askedFor, put } = found;
    const isFused = text === question && sayings.length > 0;
    const ranked = isFused ? fuseSayings(found.ranked, await bySayings(asked.names)) : found.ranked;
    return {
      ranked: ranked.slice(0, MOST),
      said,
      traits,
      answers,
      unsaid,
      unknown,
      mended,
      askedSo,
      askedFor,
      put,
      mentions,
      denied,
      people: corpus.people,
      leftOut: corpus.leftOut,
      isWhole: corpus.isWhole,
      german: asked.german,
      named: asked.names.size > 0 && mentions === null,
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
