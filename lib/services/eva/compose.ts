import type { Context } from "@/lib/core/context";
import { isUnsure } from "@/lib/core/evidence/no-answer";
import { OTHER_LANGUAGE } from "@/lib/core/evidence/other-language";
import { READ_IN_PART } from "@/lib/core/evidence/read-in-part";
import { log } from "@/lib/core/log";
import { ModelFailed } from "@/lib/integrations/model/model-failed";
import { searchConfig } from "@/lib/services/evidence/search-config";
import type { Question, Turn } from "./analyst/analyst";
import { builtIn } from "./analyst/built-in";
import { COMPARING } from "./analyst/comparing";
import { ENGLISH } from "./analyst/english";
import { GERMAN } from "./analyst/german";
import { leftOutLine } from "./analyst/left-out";
import { ofCounted } from "./analyst/of-counted";
import { belonging } from "./analyst/of-group";
import { personOf } from "./analyst/persons";
import { withModel } from "./analyst/with-model";
import { type Checked, checkQuotes } from "./check-quotes";
import { groupOfTrait } from "./compare/group-of-trait";
import { readCalled } from "./compare/read-called";
import { readComparison } from "./compare/read-comparison";
import { readGroup } from "./compare/read-group";
import { type Composed, plainly, type Telling } from "./composed";
import { brokeOff, fellBack } from "./fallback-words";
import { followUps } from "./follow-ups/follow-ups";
import { inParts } from "./in-parts";
import { nothingAnswers } from "./nothing-answers";
import type { Looking } from "./prepare";
import { asQuestion } from "./reading/as-question";
import type { Overview } from "./reading/overview";
import { partsOf } from "./reading/parts";
import type { Citation } from "./record";
import { inOtherWords } from "./retrieve/in-other-words";
import { isLabel } from "./retrieve/people";
import { questionInContext } from "./retrieve/question-in-context";
import { retrieve } from "./retrieve/retrieve";
import type { Retrieved } from "./retrieve/retriever";
import { beside, type Limited, limited, limitedToPeople } from "./sources/limit";
import { tellOverview, wholeCorpus } from "./tell-overview";
import { unsearched } from "./unsearched";

type Written = {
  checked: Checked;
  fallback: boolean;
  suggested?: string[] | undefined;
};

/**
 * Finds and writes an answer in which every quote is checked. Nothing is stored. If a model fails, the built-in analyst
 * takes over, and the answer says so.
 */
export async function compose(ctx: Context, looking: Looking, telling: Telling = {}): Promise<Composed> {
  const sides = looking.byModel ? null : await beside(ctx, looking);
  if (sides) {
    const of = new Map(sides.map((side) => [side.name, side.looking]));
    return inParts([...of.keys()], telling, (name, own) => composeIn(ctx, of.get(name) ?? looking, own));
  }
  const within = await limited(ctx, looking);
  return within ? composeWithin(ctx, within, telling) : composeIn(ctx, looking, telling);
}

/** An answer from what the question names, which ends by saying so. */
async function composeWithin(ctx: Context, { looking, note }: Limited, telling: Telling): Promise<Composed> {
  const told = await composeIn(ctx, looking, telling);
  return { ...told, paragraphs: [...told.paragraphs, note], notes: [...told.notes, note] };
}

async function composeIn(ctx: Context, looking: Looking, telling: Telling): Promise<Composed> {
  const plain = await unsearched(ctx, looking, telling);
  if (plain) return plain;
  const { text: asked, isRest, ofThem } = questionInContext(looking.question);
  const told = looking.question.turns.filter(({ role }) => role === "assistant").map(({ text }) => text);
  const question = { ...looking.question, text: asQuestion(asked), ...(isRest && { told: told.join("\n") }) };
  const parts = looking.byModel ? [] : partsOf(question.text);
  if (parts.length < 2) return lookedUp(ctx, looking, { question, isRest, ofThem }, telling);
  return inParts(parts, telling, async (text, own) => {
    const part = { ...question, text: asQuestion(text) };
    const plain = await unsearched(ctx, { ...looking, question: part }, own);
    return plain ?? lookedUp(ctx, looking, { question: part, isRest, ofThem }, own);
  });
}

/**
 * The question in the chat's context; `isRest`: only for those who weren't quoted; `ofThem`: only for those counted.
 */
type Read = { question: Question; isRest: boolean; ofThem?: string | undefined };

async function lookedUp(
  ctx: Context,
  looking: Looking,
  { question, isRest, ofThem }: Read,
  telling: Telling,
): Promise<Composed> {
  const { scope, byModel } = looking;
  const found = await retrieve(ctx, question.text, scope);
  const retrieved =
    ofThem === undefined || byModel ? found : await ofCounted(found, question.counted, `${ofThem} ${question.text}`);
  telling.signal?.throwIfAborted();
  const named = await limitedToPeople(ctx, looking, question.text, retrieved.unknown);
  if (named) return composeWithin(ctx, named, telling);
  const phrases = retrieved.german ? GERMAN : ENGLISH;
  const { turns } = question;
  const leftOut = leftOutLine(retrieved.leftOut, phrases, turns);
  const otherLanguage = byModel ? [] : inGermanMostly(retrieved, turns);
  const written: Written =
    byModel && retrieved.people > 0
      ? await byModelOrNot(ctx, looking, question, retrieved, telling)
      : { checked: checkQuotes(await builtIn(question, retrieved)), fallback: false };
  const { fallback, suggested } = written;
  const { droppedQuotes, citations } = written.checked;
  if (citations.length === 0 && isRest && retrieved.answers) return plainly(phrases.noRest);
  const group = byModel
    ? null
    : (groupOfTrait(question.text, retrieved.traits) ?? readGroup(question.text) ?? readCalled(question.text));
  const isTold = citations.length > 0 && !(ASKS_WHAT.test(question.text) && wasAskedOfNobody(retrieved));
  const overview = isTold || byModel || isRest || group ? null : overviewOfSide(retrieved);
  const toAsk = async (cited: readonly Citation[], suggested?: readonly string[]) =>
    telling.isLast || cited.length === 0 ? [] : followUps(question, retrieved, cited, suggested);
  if (overview) {
    const told = await tellOverview(ctx, overview, await wholeCorpus(ctx, looking), looking, retrieved.german, telling);
    return { ...told, followUps: await toAsk(told.citations) };
  }
  const isNearly = citations.length === 0 || isUnsure(written.checked.paragraphs[0] ?? "");
  const ofGroup = group && isNearly ? [await belonging(group, retrieved, retrieved.people, retrieved.german)] : [];
  if (citations.length === 0) {
    const labels = retrieved.said.some(({ line }) => isLabel(line.speaker)) ? [phrases.labels] : [];
    const unknown = retrieved.unknown.length > 0 ? [[phrases.unknown(retrieved.unknown), ...labels].join(" ")] : [];
    const unsaid = retrieved.mentions ? [phrases.nobody(retrieved.mentions.things)] : [];
    const comparison = byModel ? null : readComparison(question.text);
    const wording = COMPARING[retrieved.german ? "de" : "en"];
    const isOfTwo = comparison?.sides.every((name) => personOf(name, retrieved.said) !== null);
    const apart =
      comparison?.kind === "people"
        ? [isOfTwo ? wording.persons(comparison.sides) : wording.cannot(comparison.sides)]
        : [];
    const paragraphs = [
      ...(await nothingAnswers(ctx, scope, retrieved.german)),
      ...ofGroup,
      ...unknown,
      ...apart,
      ...unsaid,
      ...leftOut,
      ...otherLanguage,
    ];
    return { ...plainly(...paragraphs), droppedQuotes, fallback };
  }
  const notes = [...ofGroup, ...leftOut, ...inPart(retrieved), ...otherLanguage];
  const checked = { ...written.checked, paragraphs: [...written.checked.paragraphs, ...notes] };
  telling.onChecked?.(checked);
  // What may be about something else is nothing to go on with.
  const next = isUnsure(checked.paragraphs[0] ?? "") ? [] : await toAsk(checked.citations, suggested);
  return { ...checked, notes, fallback, followUps: next };
}

const ASKS_WHAT = /^(?:what|was)\b/iu;
/** Whatever sounds like it would be quoted. */
const wasAskedOfNobody = ({ askedFor, askedSo, put, unknown }: Retrieved): boolean =>
  askedFor.size === 0 && askedSo === null && put.size === 0 && unknown.length === 0;

/** What is left of "What problems did people have with it?" is in nobody's words. */
const OF_TROUBLE = /^(?:problems?|issues?|probleme)$/u;
/** "What frustrated people?", if nobody says so in such words, is what each person has trouble with. */
function overviewOfSide({ isOfSides, named, respects, terms }: Retrieved): Overview | null {
  if (named) return null;
  if (terms.length > 0 && terms.every((word) => OF_TROUBLE.test(word))) return "trouble";
  if (!isOfSides) return null;
  if (respects.some(({ kinds }) => kinds.includes("wish"))) return "wishes";
  const respect = respects.find(({ kinds }) => kinds.includes("liking") || kinds.includes("mind"));
  return respect ? (respect.side === 1 ? "praise" : "trouble") : null;
}

const MOSTLY = 0.5;
/** Said once in a chat, where most of what was said is German and the question isn't. */
function inGermanMostly({ said, german }: Retrieved, turns: readonly Turn[]): string[] {
  if (german || said.length === 0 || turns.some(({ text }) => text.includes(OTHER_LANGUAGE))) return [];
  const own = said.filter(({ language }) => searchConfig(language) === "german").length;
  return own > said.length * MOSTLY ? [OTHER_LANGUAGE] : [];
}

const inPart = ({ isWhole, german }: Retrieved): string[] => (isWhole ? [] : [READ_IN_PART[german ? "de" : "en"]]);

/** By a model; if it fails, by the built-in analyst. */
async function byModelOrNot(
  ctx: Context,
  { question, scope }: Looking,
  inContext: Question,
  retrieved: Retrieved,
  { signal, onChecked }: Telling,
): Promise<Written> {
  let told: Checked | null = null;
  const onDraft = onChecked && {
    onDraft: (draft: Parameters<typeof checkQuotes>[0]) => {
      const checked = checkQuotes(draft);
      if (checked.citations.length === 0) return;
      told = checked;
      onChecked(checked);
    },
  };
  let failure: ModelFailed["failure"] = "unusable";
  let droppedQuotes = 0;
  try {
    const better = await inOtherWords(ctx, inContext.text, scope, retrieved, signal);
    if (better.ranked.length === 0) return { checked: checkQuotes(await builtIn(inContext, better)), fallback: false };
    const draft = await withModel(ctx, question, better, { signal, ...onDraft });
    const checked = checkQuotes(draft);
    if (checked.paragraphs.length > 0 || checked.droppedQuotes === 0)
      return { checked, fallback: false, suggested: draft.followUps };
    ({ droppedQuotes } = checked);
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof ModelFailed)) throw error;
    log().warn({ requestId: ctx.requestId, workspaceId: ctx.workspaceId, err: error }, "the model failed");
    ({ failure } = error);
  }
  if (told) return { checked: withLine(told, brokeOff), fallback: true };
  const checked = checkQuotes(await builtIn(inContext, retrieved));
  return { checked: withLine({ ...checked, droppedQuotes }, fellBack(failure)), fallback: true };
}

const withLine = (checked: Checked, line: string): Checked => ({
  ...checked,
  paragraphs: checked.paragraphs.length > 0 ? [...checked.paragraphs, line] : [],
});
