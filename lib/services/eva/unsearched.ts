import type { Context } from "@/lib/core/context";
import { noAnswer } from "@/lib/core/no-answer";
import { looksGerman } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { ENGLISH } from "./analyst/english";
import { GERMAN } from "./analyst/german";
import { leftOutLine } from "./analyst/left-out";
import { belonging } from "./analyst/of-group";
import { calledSo } from "./compare/members";
import { readGroup } from "./compare/read-group";
import { type Composed, plainly, type Telling } from "./composed";
import { placeOf } from "./place-of";
import type { Looking } from "./prepare";
import { asQuestion } from "./reading/as-question";
import { readScoresAsked } from "./reading/asks-for-scores";
import { asksOfStudies } from "./reading/asks-of-studies";
import { asksWhatIsHidden } from "./reading/asks-what-is-hidden";
import { asksWhatToAsk } from "./reading/asks-what-to-ask";
import { asksWhoSpoke, overviewOf } from "./reading/overview";
import { plainReply } from "./reading/plain-reply";
import { askedBefore } from "./retrieve/answers-to";
import { isOfAll } from "./retrieve/asked-of-it";
import type { Loaded } from "./retrieve/load-corpus";
import { type Passage, passagesOf } from "./retrieve/passages";
import { readPostings } from "./retrieve/postings";
import { loadStudies } from "./studies/load-studies";
import { tellStudies } from "./studies/tell-studies";
import { tellGaps } from "./tell-gaps";
import { tellOverview, wholeCorpus } from "./tell-overview";
import { tellScores } from "./tell-scores";
import { HIDDEN } from "./told/hidden";
import { asksForOrigins, ORIGINS } from "./told/origins";
import { asksForPaid, PAID } from "./told/paid";
import { asksForRises, RISES } from "./told/rises";
import { asksForRoles, ROLES } from "./told/roles";
import { asksForSizes, SIZES } from "./told/sizes";
import { type Told, tellSaid } from "./told/tell-said";
import { asksForTimeSpent, TIME_SPENT } from "./told/time-spent";
import { asksForWorkarounds, WORKAROUNDS } from "./told/workarounds";

/**
 * The answer to what asks for nothing in particular that people said: a greeting, the studies themselves, who took
 * part, or, without a model, what stands out. Null for a question to be looked up.
 */
export async function unsearched(ctx: Context, prepared: Looking, telling: Telling): Promise<Composed | null> {
  const { question, scope } = prepared;
  const reply = plainReply(question.text);
  if (reply !== null) return plainly(reply);
  const german = looksGerman(wordsOf(question.text));
  if (asksOfStudies(question.text))
    return plainly(...tellStudies(question.text, await loadStudies(ctx, scope), german));
  if (asksWhoSpoke(question.text)) return whoSpoke(await wholeCorpus(ctx, prepared), prepared, german);
  if (!prepared.byModel && asksWhatToAsk(question.text)) return tellGaps(ctx, prepared, german);
  const told = prepared.byModel ? null : await counted(ctx, prepared, german, telling);
  if (told) return told;
  const overview = prepared.byModel ? null : (overviewOf(question.text) ?? overviewOf(asQuestion(question.text)));
  if (!overview) return null;
  const corpus = await wholeCorpus(ctx, prepared);
  if (wasAsked(question.text, await passagesOf(corpus), corpus.nameWords, german)) return null;
  const group = readGroup(question.text);
  if (!group) return tellOverview(overview, corpus, prepared, german, telling);
  // What only some of the people say is looked up; if nobody is known to be one of them, everybody is told.
  const said = await passagesOf(corpus);
  const { now, once } = await calledSo(group.name, said);
  if (now.size + once.size > 0) return null;
  const ofAll = await tellOverview(overview, corpus, prepared, german, { signal: telling.signal });
  const unknown = await belonging(group, said, corpus.people, german);
  if (ofAll.kept === null) return ofAll;
  const kept = { ...ofAll.kept, lead: [unknown, ofAll.kept.lead].filter(Boolean).join(" ") };
  return { ...ofAll, kept, paragraphs: [unknown, ...ofAll.paragraphs] };
}

/** A name that a question gives has to be that of what the interviews are about. */
const TOLD: readonly (readonly [asks: (question: string) => boolean | string, told: Told])[] = [
  [asksWhatIsHidden, HIDDEN],
  [asksForRoles, ROLES],
  [asksForWorkarounds, WORKAROUNDS],
  [asksForRises, RISES],
  [asksForPaid, PAID],
  [asksForOrigins, ORIGINS],
  [asksForTimeSpent, TIME_SPENT],
  [asksForSizes, SIZES],
];

/** What is read in everything that was said rather than found by words: scores, what people do, how they cope. */
async function counted(ctx: Context, prepared: Looking, german: boolean, telling: Telling): Promise<Composed | null> {
  const { text } = prepared.question;
  const scores = readScoresAsked(text);
  if (scores) return tellScores(scores, await wholeCorpus(ctx, prepared), prepared, german, telling);
  for (const [asks, told] of TOLD) {
    const asked = asks(text);
    if (asked === false) continue;
    const corpus = await wholeCorpus(ctx, prepared);
    const isTold = asked === true || (await isOfTheirs(asked, await passagesOf(corpus)));
    return isTold ? tellSaid(told, corpus, prepared, german, telling) : null;
  }
  return null;
}

/** Whether a thing is what the interviews are about. */
async function isOfTheirs(thing: string, said: readonly Passage[]): Promise<boolean> {
  await readPostings(said);
  return isOfAll(thing, said);
}

/** Whether several people were asked just that: "Was war am schwierigsten?" */
const wasAsked = (text: string, said: readonly Passage[], names: ReadonlySet<string>, german: boolean): boolean =>
  new Set(askedBefore(text, said, names, german).map(({ passage }) => passage.person)).size > 1;

function whoSpoke({ people, names, leftOut }: Loaded, { question, scope }: Looking, german: boolean): Composed {
  const phrases = german ? GERMAN : ENGLISH;
  const told = people === 0 ? noAnswer(placeOf(scope), german ? "de" : "en") : phrases.present(people, names);
  return plainly(told, ...leftOutLine(leftOut, phrases, question.turns));
}
