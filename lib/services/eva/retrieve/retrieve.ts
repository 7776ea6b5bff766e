import { wordsOf } from "../words/words-of";
import { loadCorpus } from "./load-corpus";
import { passagesOf } from "./passages";
import { questionTerms } from "./question-terms";
import { rank } from "./rank";
import type { Retriever } from "./retriever";

/**
 * How much of a question's weight its best passage must speak of. Over the demo transcripts, nearly all questions that
 * somebody answers reach 0.7 and more, near misses ("a phone call from sales") 0.54 and less.
 */
const ANSWERING = 0.55;
/** "Is there an Android version?" is not answered by versions of a file. */
const RAREST = 0.3;
const MOST = 200;

/** The built-in retriever: stems, related words, and the question that a passage was the answer to. */
export const retrieve: Retriever = async (ctx, question, scope) => {
  const wordsFor = (nameWords: ReadonlySet<string>) => questionTerms(question, nameWords).terms.map(({ word }) => word);
  const corpus = await loadCorpus(ctx, scope, wordsFor, (name) => wordsOf(name).filter((word) => word.length > 1));
  const asked = questionTerms(question, corpus.nameWords);
  const isAbout = (person: string) => asked.names.size === 0 || wordsOf(person).some((word) => asked.names.has(word));
  const passages = (await passagesOf(corpus)).filter(({ person }) => isAbout(person));
  const ranked = rank(asked, passages);
  return {
    ranked: ranked.slice(0, MOST),
    answers: ranked.some(({ coverage, rarest }) => coverage >= ANSWERING && rarest >= RAREST),
    people: corpus.people,
    german: asked.german,
    named: asked.names.size > 0,
    terms: asked.terms.map(({ word }) => word),
  };
};
