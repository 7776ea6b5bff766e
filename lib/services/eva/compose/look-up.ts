import type { Context } from "@/lib/core/context";
import { isUnsure } from "@/lib/core/evidence/no-answer";
import { READ_IN_PART } from "@/lib/core/evidence/read-in-part";
import type { Question } from "../analyst/analyst";
import { ofCounted } from "../analyst/kinds/of-counted";
import { belonging } from "../analyst/kinds/of-group";
import { personOf } from "../analyst/kinds/persons";
import { COMPARING } from "../analyst/wording/comparing";
import { ENGLISH } from "../analyst/wording/english";
import { GERMAN } from "../analyst/wording/german";
import { leftOutLine } from "../analyst/wording/left-out";
import { groupOfTrait } from "../compare/group-of-trait";
import { readCalled } from "../compare/read-called";
import { readComparison } from "../compare/read-comparison";
import { type Group, readGroup } from "../compare/read-group";
import { followUps } from "../follow-ups/follow-ups";
import type { Looking } from "../prepare";
import type { Overview } from "../reading/overview";
import type { Citation } from "../record";
import { isLabel } from "../retrieve/corpus/people";
import { retrieve } from "../retrieve/retrieve";
import type { Retrieved } from "../retrieve/retriever";
import { type Limited, limitedToPeople } from "../sources/limit";
import { type Composed, plainly, type Telling } from "./composed";
import { languageNotes } from "./language-notes";
import { nothingAnswers } from "./nothing-answers";
import { tellOverview, wholeCorpus } from "./tell-overview";
import { type Written, write } from "./write";

/**
 * The question in the chat's context; `isRest`: only for those who weren't quoted; `ofThem`: only for those counted.
 */
export type Read = { question: Question; isRest: boolean; ofThem?: string | undefined };

/**
 * An answer from what a question finds. If it names somebody who doesn't speak by that name, but a source is called so,
 * it is told `within` that.
 */
export async function lookUp(
  ctx: Context,
  looking: Looking,
  read: Read,
  telling: Telling,
  within: (limited: Limited, telling: Telling) => Promise<Composed>,
): Promise<Composed> {
  const { scope, byModel } = looking;
  const { question, isRest, ofThem } = read;
  const found = await retrieve(ctx, question.text, scope);
  const retrieved =
    ofThem === undefined || byModel ? found : await ofCounted(found, question.counted, `${ofThem} ${question.text}`);
  telling.signal?.throwIfAborted();
  const limited = await limitedToPeople(ctx, looking, question.text, retrieved.unknown);
  if (limited) return within(limited, telling);
  const written = await write(ctx, looking, question, retrieved, telling);
  const { citations } = written.checked;
  if (citations.length === 0 && isRest && retrieved.answers)
    return plainly((retrieved.german ? GERMAN : ENGLISH).noRest);
  const group = byModel ? null : groupIn(question.text, retrieved);
  const overview = byModel || isRest || group ? null : overviewFor(question.text, citations, retrieved);
  if (overview) {
    const corpus = await wholeCorpus(ctx, looking);
    const told = await tellOverview(ctx, overview, corpus, looking, retrieved.german, telling);
    return { ...told, followUps: await nextOf(read, retrieved, told.citations, telling) };
  }
  const isNearly = citations.length === 0 || isUnsure(written.checked.paragraphs[0] ?? "");
  const ofGroup = group && isNearly ? [await belonging(group, retrieved, retrieved.people, retrieved.german)] : [];
  return citations.length === 0
    ? unanswered(ctx, looking, question, retrieved, written, ofGroup)
    : answered(looking, read, retrieved, written, ofGroup, telling);
}

const groupIn = (text: string, { traits }: Retrieved): Group | null =>
  groupOfTrait(text, traits) ?? readGroup(text) ?? readCalled(text);

async function answered(
  { byModel }: Looking,
  read: Read,
  retrieved: Retrieved,
  { checked, fallback, suggested }: Written,
  ofGroup: string[],
  telling: Telling,
): Promise<Composed> {
  const notes = [
    ...ofGroup,
    ...leftOutOf(read.question, retrieved),
    ...inPart(retrieved),
    ...languageNotes(read.question, retrieved, byModel),
  ];
  const whole = { ...checked, paragraphs: [...checked.paragraphs, ...notes] };
  telling.onChecked?.(whole);
  // What may be about something else is nothing to go on with.
  const isSure = !isUnsure(whole.paragraphs[0] ?? "");
  const next = isSure ? await nextOf(read, retrieved, whole.citations, telling, suggested) : [];
  return { ...whole, notes, fallback, followUps: next };
}

/** What nothing answers, with whom or what it may be for. */
async function unanswered(
  ctx: Context,
  { scope, byModel }: Looking,
  question: Question,
  retrieved: Retrieved,
  { checked, fallback }: Written,
  ofGroup: string[],
): Promise<Composed> {
  const { german, mentions, unknown, said } = retrieved;
  const phrases = german ? GERMAN : ENGLISH;
  const labels = said.some(({ line }) => isLabel(line.speaker)) ? [phrases.labels] : [];
  const paragraphs = [
    ...(await nothingAnswers(ctx, scope, german)),
    ...ofGroup,
    ...(unknown.length > 0 ? [[phrases.unknown(unknown), ...labels].join(" ")] : []),
    ...(byModel ? [] : notCompared(question.text, retrieved)),
    ...(mentions ? [phrases.nobody(mentions.things)] : []),
    ...leftOutOf(question, retrieved),
    ...languageNotes(question, retrieved, byModel),
  ];
  return { ...plainly(...paragraphs), droppedQuotes: checked.droppedQuotes, fallback };
}

/** Why two people that a question compares can't be. */
function notCompared(text: string, { german, said }: Retrieved): string[] {
  const comparison = readComparison(text);
  if (comparison?.kind !== "people") return [];
  const wording = COMPARING[german ? "de" : "en"];
  const isOfTwo = comparison.sides.every((name) => personOf(name, said) !== null);
  return [isOfTwo ? wording.persons(comparison.sides) : wording.cannot(comparison.sides)];
}

const nextOf = async (
  { question }: Read,
  retrieved: Retrieved,
  cited: readonly Citation[],
  { isLast }: Telling,
  suggested?: readonly string[],
): Promise<string[]> => (isLast || cited.length === 0 ? [] : followUps(question, retrieved, cited, suggested));

const leftOutOf = ({ turns }: Question, { leftOut, german }: Retrieved): string[] =>
  leftOutLine(leftOut, german ? GERMAN : ENGLISH, turns);

const inPart = ({ isWhole, german }: Retrieved): string[] => (isWhole ? [] : [READ_IN_PART[german ? "de" : "en"]]);

const ASKS_WHAT = /^(?:what|was)\b/iu;
/** What is left of "What problems did people have with it?" is in nobody's words. */
const OF_TROUBLE = /^(?:problems?|issues?|probleme)$/u;

/** "What frustrated people?", if nobody says so in such words, is what each person has trouble with. */
function overviewFor(text: string, cited: readonly Citation[], retrieved: Retrieved): Overview | null {
  const { isOfSides, named, respects, terms } = retrieved;
  // Whatever sounds like it would be quoted.
  if (named || (cited.length > 0 && !(ASKS_WHAT.test(text) && wasAskedOfNobody(retrieved)))) return null;
  if (terms.length > 0 && terms.every((word) => OF_TROUBLE.test(word))) return "trouble";
  if (!isOfSides) return null;
  if (respects.some(({ kinds }) => kinds.includes("wish"))) return "wishes";
  const respect = respects.find(({ kinds }) => kinds.includes("liking") || kinds.includes("mind"));
  return respect ? (respect.side === 1 ? "praise" : "trouble") : null;
}

const wasAskedOfNobody = ({ askedFor, askedSo, put, unknown }: Retrieved): boolean =>
  askedFor.size === 0 && askedSo === null && put.size === 0 && unknown.length === 0;
