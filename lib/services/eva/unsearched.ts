import type { Context } from "@/lib/core/context";
import { noAnswer } from "@/lib/core/no-answer";
import { hasModel } from "@/lib/integrations/model/model";
import { ENGLISH } from "./analyst/english";
import { GERMAN } from "./analyst/german";
import { leftOutLine } from "./analyst/left-out";
import { MOST_SUMMED_UP, sumUp } from "./analyst/sum-up";
import { checkQuotes } from "./check-quotes";
import { type Composed, plainly, type Telling } from "./composed";
import { placeOf } from "./place-of";
import type { Prepared } from "./prepare";
import { asQuestion } from "./reading/as-question";
import { asksOfStudies } from "./reading/asks-of-studies";
import { asksWhoSpoke, overviewOf } from "./reading/overview";
import { plainReply } from "./reading/plain-reply";
import { loadCorpus } from "./retrieve/load-corpus";
import { nameWordsOf } from "./retrieve/search-corpus";
import { loadStudies } from "./studies/load-studies";
import { tellStudies } from "./studies/tell-studies";
import { looksGerman } from "./words/stop-words";
import { wordsOf } from "./words/words-of";

const TOO_MUCH = {
  en: "That is too much to sum up in one answer. Choose a study or a few files, or open a study’s readout.",
  de: "Das ist zu viel für eine Zusammenfassung. Wählen Sie eine Studie oder einige Dateien, oder öffnen Sie den Readout einer Studie.",
};

/**
 * The answer to what asks for nothing in particular that people said: a greeting, the studies themselves, who took part,
 * or, without a model, what stands out. Null for a question to be looked up.
 */
export async function unsearched(
  ctx: Context,
  prepared: Prepared,
  { signal, onChecked }: Telling,
): Promise<Composed | null> {
  const { question, scope } = prepared;
  const reply = plainReply(question.text);
  if (reply !== null) return plainly(reply);
  const german = looksGerman(wordsOf(question.text));
  if (asksOfStudies(question.text))
    return plainly(...tellStudies(question.text, await loadStudies(ctx, scope), german));
  const isOfPeople = asksWhoSpoke(question.text);
  const overview = hasModel() ? null : (overviewOf(question.text) ?? overviewOf(asQuestion(question.text)));
  if (!isOfPeople && overview === null) return null;
  const phrases = german ? GERMAN : ENGLISH;
  const corpus = await loadCorpus(ctx, scope, () => ({ question: [], sayings: [] }), nameWordsOf);
  const leftOut = leftOutLine(corpus.leftOut, phrases, question.turns);
  const nothing = plainly(noAnswer(placeOf(scope), german ? "de" : "en"), ...leftOut);
  if (corpus.people === 0) return nothing;
  if (isOfPeople || overview === null) return plainly(phrases.present(corpus.people, corpus.names), ...leftOut);
  const lines = corpus.documents.reduce((sum, document) => sum + document.lines.length, 0);
  if (!corpus.isWhole || lines > MOST_SUMMED_UP) return plainly(german ? TOO_MUCH.de : TOO_MUCH.en);
  const checked = checkQuotes(await sumUp(overview, corpus, german, signal));
  signal?.throwIfAborted();
  if (checked.citations.length === 0) return { ...nothing, droppedQuotes: checked.droppedQuotes };
  const told = { ...checked, paragraphs: [...checked.paragraphs, ...leftOut] };
  onChecked?.(told);
  return { ...told, fallback: false, followUps: [] };
}
