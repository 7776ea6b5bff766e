import { isDivided } from "@/lib/core/evidence/is-divided";
import { CONCEPTS } from "@/lib/services/analysis/concepts/concepts-of";
import { personOf, type QuoteRef } from "@/lib/services/analysis/line";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Group } from "../group";
import { topicKeys } from "../keys-of";
import { askedAbout, asksForFacts } from "../statements/asked-about";
import { asksForReasons } from "../statements/asks-for";
import type { Kind } from "../statements/lexicon";
import type { FoundClaim, Leaning } from "../theme";
import type { Wording } from "../wording/wording";
import { type Mood, moodOf } from "./mood-of";
import { MOST_QUOTES } from "./most-quotes";
import { namedClaims } from "./named-claim";
import { isAbout, openQuotes, soundsSided } from "./open-quotes";
import { type Opinion, opinionsOf, type Voice } from "./opinion";
import { mentionedClaims, toldClaims } from "./shared-claims";
import type { Spoken } from "./spoken-of";
import { thingOf } from "./thing-of";
import { whetherClaims } from "./whether-claim";
import { wouldClaims } from "./would-claims";

const MOST_CLAIMS = 3;
const FEWEST = 2;
const NONE: ReadonlySet<string> = new Set();
/** General statements need more people. */
const GENERAL: ReadonlySet<Kind> = new Set(["liking", "wish"]);
const FEWEST_GENERAL = 3;
/**
 * So do sides on the whole of a thing, and on what nobody was asked about, if more than a handful take part, in words
 * that fit anything: two who lose time in the same breath as they name "the job" may mean something else.
 */
const LOOSE: ReadonlySet<Kind> = new Set(["ease", "speed", "faults"]);
const FEWEST_UNASKED = 3;
const MORE_THAN_A_HANDFUL = 7;
/** A claim that relies on another one's quotes says nothing new. */
const SAME = 0.6;
/** Specific claims come before general ones. */
const WEIGHT: Record<Kind, number> = {
  leaving: 1.15,
  price: 1.1,
  surprise: 1.1,
  mind: 1.1,
  ease: 1,
  speed: 1,
  faults: 1,
  trust: 1,
  wish: 0.8,
  liking: 0.7,
};

/** Nobody leaves because of leaving, or trusts the trust. */
const THEMSELVES = (["leaving", "trust"] as const).map((kind) => ({
  kind,
  keys: topicKeys(CONCEPTS.findIndex(({ title }) => title?.en.toLowerCase() === kind)),
}));
const isOfItself = ({ keys }: Group, kind: Kind): boolean =>
  keys.size > 0 && THEMSELVES.some((own) => own.kind === kind && [...keys].every((key) => own.keys.has(key)));

type Sided = { kind: Kind; side: -1 | 1; more: Voice[]; fewer: Voice[]; worth: number };
/** `thing`: what people take that side on, in words; null if it is what they were asked for. */
type Chosen = Sided & { thing: string | null };

/** The claims about one theme, most people first: the aspects in which people take a side on it. */
export async function claimsOf(
  group: Group & { everybody: number },
  spoken: readonly Spoken[],
  wording: Wording,
  german: boolean,
  breathe: () => Promise<void>,
): Promise<FoundClaim[]> {
  const how = { wording, german, breathe };
  const { title, isAsked, nouns, thing: called } = group;
  const inside = isAsked ? null : ((german ? null : called) ?? wording.inside(title));
  // What everybody was asked about keeps the name it was asked by, and is first of all good or bad as a whole; so is a
  // thing on whose whole people differ.
  const isAskedAbout = inside !== null && !group.isTopic && (group.answers.size > 0 || group.isNamed === true);
  // Nobody takes a side on a question itself: only on what most of its answers name, or on what it asked for.
  if (group.asksFor !== null) return namedClaims(group, group.asksFor, how);
  const would = isAsked ? wouldClaims(group, wording) : [];
  if (would.length > 0) return would;
  const whether = isAsked ? whetherClaims(group, wording) : [];
  if (whether.length > 0) return [...whether, ...(await toldClaims(group, false, how))].slice(0, MOST_CLAIMS);
  const chosenOf = (sided: Sided): Chosen[] => {
    const thing = (german ? null : thingOf(sided.more, nouns, isAskedAbout ? group.keys : NONE)) ?? inside;
    return thing === null && !(sided.kind === "wish" && sided.side === -1) ? [] : [{ ...sided, thing }];
  };
  const isOfMany = group.everybody >= MORE_THAN_A_HANDFUL;
  const fewest = isOfMany && !isAsked && group.answers.size === 0 ? FEWEST_UNASKED : FEWEST;
  const found = opinionsOf(spoken)
    .flatMap((opinion) => sidedOf(opinion, fewest))
    .flatMap(chosenOf);
  const told = found.filter(({ kind }) => !isOfItself(group, kind));
  told.sort((a, b) => b.worth - a.worth);
  const chosen: Chosen[] = [];
  for (const each of told)
    if (chosen.length < MOST_CLAIMS && !chosen.some((other) => isSame(each, other))) chosen.push(each);
  const isReason = isAsked && asksForReasons(title);
  const mood = isAskedAbout || (chosen.length === 0 && !isReason) ? await moodOf(group, spoken, breathe) : null;
  const shared =
    mood &&
    moodClaim(group, mood, inside, { wording, fewest: isOfMany && !isOfGuide(group) ? FEWEST_UNASKED : FEWEST });
  const isWhole = group.answers.size > 0 || shared?.leaning === "divided";
  const isShared = shared !== null && isWhole && chosen.every(({ more }) => more.length <= shared.support.length);
  if (chosen.length === 0) {
    if (shared !== null) return [shared];
    const told = await (inside === null ? toldClaims(group, isReason, how) : mentionedClaims(group, inside, how));
    if (told.length > 0) return told;
    const support = openQuotes(answering(group), MOST_QUOTES).filter((ref) => inside === null || isAbout(ref, group));
    const isSided = (mood !== null && mood.sure.length + mood.leaning.length > 0) || support.some(soundsSided);
    const { claim, step } = inside === null ? wording.answered(title) : wording.open(inside, isSided);
    // Who was asked needn't be asked again.
    const next = inside !== null && group.answers.size > 0 ? "" : step;
    return support.length >= FEWEST ? [{ text: claim, step: next, leaning: "open", support, against: [] }] : [];
  }
  const particular = isShared ? chosen.filter((each) => isParticular(each) && !isWithin(each, shared)) : chosen;
  const claims = particular.map(({ kind, side, more, fewer, thing }) => {
    const { claim, split, step, ask } = thing === null ? wording.named("wish", title) : wording.of(kind, side, thing);
    const divided = isDivided(more.length, fewer.length);
    const leaning: Leaning = divided ? "divided" : side === 1 ? "good" : "bad";
    return {
      text: divided ? split : claim,
      step: divided ? ask : step,
      leaning,
      support: refsOf(more),
      against: refsOf(fewer),
    };
  });
  if (isReason) return [...(await toldClaims(group, isReason, how)), ...claims];
  return isShared ? [shared, ...claims].slice(0, MOST_CLAIMS) : claims;
}

/** Whether at least half of the people were asked for their view of it by name. */
function isOfGuide({ answers, keys, everybody }: Group & { everybody: number }): boolean {
  const asked = [...answers].filter(({ question, language }) =>
    wordsOf(askedAbout(question ?? "")?.name ?? "").some((word) => keys.has(stemmerOf(language)(word))),
  );
  return new Set(asked.map(personOf)).size >= everybody / 2;
}

/** What people say when they are asked about a thing tells more than where else it comes up. */
function answering(group: Group): Group {
  const outright = group.outright.filter(({ line }) => group.answers.has(line));
  return new Set(outright.map(({ line }) => personOf(line))).size >= FEWEST ? { ...group, outright } : group;
}

/** To like a thing or to be fine with it is what is said on the whole. */
const isParticular = ({ kind, more }: Sided): boolean =>
  kind !== "liking" && kind !== "mind" && more.length >= FEWEST_GENERAL;

/** What is said in particular by the same quotes as what is said on the whole adds nothing. */
function isWithin({ more }: Sided, { support }: FoundClaim): boolean {
  const places = new Set(support.map(({ ownerId, index, firstOffset }) => `${ownerId} ${index} ${firstOffset}`));
  return more.filter((voice) => places.has(placeOf(voice))).length > more.length * SAME;
}

/** If no aspect is shared by enough people: the side that they are on, whatever they say specifically. */
function moodClaim(
  group: Group,
  { sure, leaning: less, calm }: Mood,
  inside: string | null,
  { wording, fewest }: { wording: Wording; fewest: number },
) {
  if (group.answers.size === 0 && !group.isNamed) return null;
  const of = (own: readonly Voice[], which: number) => own.filter((voice) => voice.side === which);
  // Being fine with something isn't praise, but it isn't trouble either.
  const content = [...of(sure, 1), ...(inside === null ? [] : calm)];
  const side = content.length > of(sure, -1).length ? 1 : -1;
  const by = (one: Voice, other: Voice) => other.worth - one.worth;
  const more = (side === 1 ? content : of(sure, -1)).sort(by);
  const fewer = [...(side === 1 ? of(sure, -1) : [...of(sure, 1), ...calm]), ...of(less, -side)].sort(by);
  // In free conversation, a thing may be named next to trouble with something else.
  if (more.length < fewest || (group.answers.size > 0 && more.length + fewer.length < FEWEST_GENERAL)) return null;
  if (inside === null && asksForFacts(group.title)) return null;
  const about = inside === null ? { question: group.title } : { thing: inside };
  const { claim, split, step, ask } = wording.mood(side, about, {
    isMost: more.length > FEWEST && more.length > group.people / 2,
    isCalm: inside !== null && calm.length > 0,
  });
  const divided = isDivided(more.length, fewer.length);
  const leaning: Leaning = divided ? "divided" : side === 1 ? "good" : "bad";
  const [support, against] = [refsOf(more), refsOf(fewer)];
  return { text: divided ? split : claim, step: divided ? ask : step, leaning, support, against };
}

const refsOf = (voices: readonly Voice[]): QuoteRef[] => voices.slice(0, MOST_QUOTES).map(({ ref }) => ref);

function sidedOf({ kind, voices }: Opinion, fewest: number): Sided[] {
  const trouble = voices.filter(({ side }) => side === -1);
  const praise = voices.filter(({ side }) => side === 1);
  const side = praise.length > trouble.length ? 1 : -1;
  const [more, fewer] = side === 1 ? [praise, trouble] : [trouble, praise];
  if (more.length < (GENERAL.has(kind) ? FEWEST_GENERAL : LOOSE.has(kind) ? fewest : FEWEST)) return [];
  return [{ kind, side, more, fewer, worth: (more.length + fewer.length / 2) * WEIGHT[kind] }];
}

const placeOf = ({ ref }: Voice): string => `${ref.ownerId} ${ref.index} ${ref.firstOffset}`;

function isSame(one: Sided, other: Sided): boolean {
  const places = new Set(other.more.map(placeOf));
  const shared = one.more.filter((voice) => places.has(placeOf(voice))).length;
  return shared > one.more.length * SAME;
}
