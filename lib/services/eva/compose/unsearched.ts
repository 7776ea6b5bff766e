import type { Context } from "@/lib/core/context";
import { looksGerman } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { belonging } from "../analyst/kinds/of-group";
import { ENGLISH } from "../analyst/wording/english";
import { GERMAN } from "../analyst/wording/german";
import { leftOutLine } from "../analyst/wording/left-out";
import { groupOfTrait } from "../compare/group-of-trait";
import { calledSo } from "../compare/members";
import { readGroup } from "../compare/read-group";
import { traitsOf } from "../compare/traits";
import type { Looking } from "../prepare";
import { asQuestion } from "../reading/as-question";
import { readScoresAsked } from "../reading/asks-for-scores";
import { asksOfStudies } from "../reading/asks-of-studies";
import { asksToInvent, INVENTS_NOTHING } from "../reading/asks-to-invent";
import { asksWhatToAsk } from "../reading/asks-what-to-ask";
import { asksWhoSpoke, overviewOf } from "../reading/overview";
import { plainReply } from "../reading/plain-reply";
import { askedBefore } from "../retrieve/asked/answers-to";
import { isOfAll } from "../retrieve/asked/asked-of-it";
import { askedWhatMoves } from "../retrieve/asked/asked-what-moves";
import { type Passage, passagesOf, traitLinesOf } from "../retrieve/corpus/passages";
import { peopleIn } from "../retrieve/corpus/people-in";
import { readPostings } from "../retrieve/ranking/postings";
import { loadStudies } from "../studies/load-studies";
import { tellStudies } from "../studies/tell-studies";
import { tellSaid } from "../told/tell-said";
import { toldFor } from "../told/told-for";
import { type Composed, plainly, type Telling } from "./composed";
import { nothingAnswers } from "./nothing-answers";
import { tellGaps } from "./tell-gaps";
import { tellOverview, wholeCorpus } from "./tell-overview";
import { tellScores } from "./tell-scores";

/**
 * The answer to what asks for nothing in particular that people said: a greeting, the studies themselves, who took
 * part, or, without a model, what stands out. Null for a question to be looked up.
 */
export async function unsearched(ctx: Context, prepared: Looking, telling: Telling): Promise<Composed | null> {
  const { question, scope } = prepared;
  const reply = plainReply(question.text);
  if (reply !== null) return plainly(reply);
  const german = looksGerman(wordsOf(question.text));
  if (!prepared.byModel && asksToInvent(question.text)) return plainly(INVENTS_NOTHING[german ? "de" : "en"]);
  if (asksOfStudies(question.text))
    return plainly(...tellStudies(question.text, await loadStudies(ctx, scope), german));
  if (asksWhoSpoke(question.text)) return whoSpoke(ctx, prepared, german);
  if (prepared.byModel) return null;
  if (asksWhatToAsk(question.text)) return tellGaps(ctx, prepared, german);
  const told = await counted(ctx, prepared, german, telling);
  if (told) return told;
  const ofSome = readGroup(question.text);
  const overview = overviewOf(question.text) ?? overviewOf(asQuestion(ofSome?.plain ?? question.text));
  if (!overview) return null;
  const corpus = await wholeCorpus(ctx, prepared);
  if (await wasAsked(question.text, await passagesOf(corpus), corpus.nameWords, german)) return null;
  const scores = overview === "satisfied" ? await tellScores(SATISFIED, corpus, prepared, german, telling) : null;
  if (scores) return scores;
  const traits = traitsOf(await traitLinesOf(corpus));
  const group = groupOfTrait(question.text, traits) ?? ofSome;
  if (!group) return tellOverview(ctx, overview, corpus, prepared, german, telling);
  // What only some of the people say is looked up; if nobody is known to be one of them, everybody is told.
  const said = await passagesOf(corpus);
  const { now, once } = await calledSo(group.name, said, traits);
  if (now.size + once.size > 0) return null;
  const ofAll = await tellOverview(ctx, overview, corpus, prepared, german, { signal: telling.signal });
  const unknown = await belonging(group, { said, traits }, corpus.people, german);
  if (ofAll.kept === null) return ofAll;
  const kept = { ...ofAll.kept, lead: [unknown, ofAll.kept.lead].filter(Boolean).join(" ") };
  return { ...ofAll, kept, paragraphs: [unknown, ...ofAll.paragraphs] };
}

/** What is read in everything that was said rather than found by words: scores, what people do, how they cope. */
async function counted(ctx: Context, prepared: Looking, german: boolean, telling: Telling): Promise<Composed | null> {
  const { text } = prepared.question;
  const scores = readScoresAsked(text);
  if (scores) return tellScores(scores, await wholeCorpus(ctx, prepared), prepared, german, telling);
  const asked = toldFor(text);
  if (asked === null) return null;
  const corpus = await wholeCorpus(ctx, prepared);
  const isTold = asked.of === null || (await isOfTheirs(asked.of, await passagesOf(corpus)));
  return isTold ? tellSaid(asked.told, corpus, prepared, german, telling) : null;
}

/** Whether a thing is what the interviews are about. */
async function isOfTheirs(thing: string, said: readonly Passage[]): Promise<boolean> {
  await readPostings(said);
  return isOfAll(thing, said);
}

/** Where people gave a score for that, it says how satisfied they are. */
const SATISFIED = { of: "satisfied happy zufrieden", isNps: false };

/** Whether several people were asked just that: "Was war am schwierigsten?" */
async function wasAsked(text: string, said: readonly Passage[], names: ReadonlySet<string>, german: boolean) {
  if (peopleIn(askedBefore(text, said, names, german).map(({ passage }) => passage)) > 1) return true;
  await readPostings(said);
  return askedWhatMoves(text, german, said) !== null;
}

async function whoSpoke(ctx: Context, prepared: Looking, german: boolean): Promise<Composed> {
  const { people, names, leftOut } = await wholeCorpus(ctx, prepared);
  const phrases = german ? GERMAN : ENGLISH;
  const told = people === 0 ? await nothingAnswers(ctx, prepared.scope, german) : [phrases.present(people, names)];
  return plainly(...told, ...leftOutLine(leftOut, phrases, prepared.question.turns));
}
