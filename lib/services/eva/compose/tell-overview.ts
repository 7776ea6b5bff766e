import type { Context } from "@/lib/core/context";
import { ofPeople } from "../analyst/kinds/of-people";
import { sumUp } from "../analyst/overview/sum-up";
import { ENGLISH } from "../analyst/wording/english";
import { GERMAN } from "../analyst/wording/german";
import type { Looking } from "../prepare";
import type { Overview } from "../reading/overview";
import { type Loaded, loadCorpus } from "../retrieve/corpus/load-corpus";
import { nameWordsOf } from "../retrieve/corpus/names-in";
import { passagesOf } from "../retrieve/corpus/passages";
import { composeDraft, notesOn } from "./compose-draft";
import { type Composed, plainly, type Telling } from "./composed";
import { nothingAnswers } from "./nothing-answers";

/**
 * Lines of some 60 interviews of an hour. Finding themes in them takes up to ten seconds, once (`keepDocuments`); in
 * more, longer than anyone waits for an answer.
 */
const MOST_SUMMED_UP = 12_000;

const TOO_MUCH = {
  en: "That is too much to sum up in one answer. Choose a study or a few files, or open a study’s readout.",
  de: "Das ist zu viel für eine Zusammenfassung. Wählen Sie eine Studie oder einige Dateien, oder öffnen Sie den Readout einer Studie.",
};

/** All that was said within a question's scope, if it isn't more than can be summed up. */
export const wholeCorpus = (ctx: Context, { scope }: Looking): Promise<Loaded> =>
  loadCorpus(ctx, scope, () => ({ question: [], sayings: [] }), nameWordsOf, MOST_SUMMED_UP);

/** What stands out in all that was said, or that nothing does. */
export async function tellOverview(
  ctx: Context,
  kind: Overview,
  corpus: Loaded,
  prepared: Looking,
  german: boolean,
  telling: Telling,
): Promise<Composed> {
  const { scope } = prepared;
  const phrases = german ? GERMAN : ENGLISH;
  const nothing = async () => {
    const isUndivided = kind === "divided" && corpus.people > 1;
    const told = isUndivided ? [phrases.undivided] : await nothingAnswers(ctx, scope, german);
    return plainly(...told, ...(await notesOn(corpus, prepared, german)));
  };
  if (corpus.people === 0) return nothing();
  if (!corpus.isWhole) return plainly(german ? TOO_MUCH.de : TOO_MUCH.en);
  const alone = kind === "all" && corpus.people === 1 ? ofPeople(await passagesOf(corpus), phrases) : null;
  const draft = alone ?? (await sumUp(kind, corpus, german, telling.signal));
  telling.signal?.throwIfAborted();
  const told = await composeDraft(draft, corpus, prepared, german, telling);
  return told.citations.length > 0 ? told : { ...(await nothing()), droppedQuotes: told.droppedQuotes };
}
