import { measureOf } from "@/lib/services/eva/retrieve/ranking/measures";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import type { Question } from "../analyst";
import { NEARLY_ABOUT } from "./about-it";
import { askedAboutAll, isOneThing, namesSome, namesThing, saysSome } from "./feels";
import { type Voice, voiceId, voicesOf } from "./voices";

/** What one person says; `turned` is where they contradict it. */
export type Witness = { person: string; voice: Voice; more: Voice[]; turned: Voice | null };
/**
 * `spoke`: how many spoke about it; `told`: how many of them clearly feel as the question asks; `isOfNumbers`: only
 * those who name one, as asked; `near`: those who speak of some of it only, or of what is like it, and aren't counted;
 * `isPartial`: nobody speaks of all.
 */
export type Chosen = {
  witnesses: Witness[];
  spoke: number;
  told: number;
  isOfNumbers: boolean;
  near: Witness[];
  isPartial: boolean;
};

/** Difference between the stances of two quotes of one person at which the second is a turn. */
const OPPOSED = 2.5;
export const MOST_WITNESSES = 10;
const MOST_OF_ONE = 3;

const NOTHING: ReadonlySet<string> = new Set();

/** What was shown before, as in `Question`. */
export type Shown = Pick<Question, "avoid" | "told">;
/**
 * `isOfWho`: it asks who does something, which has to be all of it, and in a quote that `fits`; `deniers`: who says
 * that they don't.
 */
type Asking = Shown & {
  isOfWho?: boolean;
  fits?: Fits;
  deniers?: ReadonlySet<string>;
};

/** `isAll`: also whoever was asked just that has to say it. */
export type Fits = ((quote: string, language: string | null) => boolean) & { isAll?: boolean };

/** The people who weren't quoted before, if only those are wanted. */
export const untold = (byPerson: Map<string, Voice[]>, told: string | undefined): Map<string, Voice[]> =>
  told === undefined
    ? byPerson
    : new Map([...byPerson].filter(([, voices]) => !voices.some(({ quote }) => told.includes(quote))));

/**
 * The people who speak about the question, best first, with a quote each and where they contradict themselves. For
 * people who said more, quotes to avoid come last.
 */
export async function choose(
  retrieved: Retrieved,
  { avoid = NOTHING, told: before, isOfWho = false, fits = () => true, deniers = NOTHING }: Asking = {},
): Promise<Chosen> {
  const spoken = untold(await voicesOf(retrieved), before);
  const all = new Map([...spoken].filter(([person]) => !deniers.has(person)));
  const measure = retrieved.askedSo ? null : measureOf(retrieved.kind);
  const numbered = measure ? namingOne(all, measure) : new Map<string, Voice[]>();
  // Any other number is something else, but a time is how long, money how much, and what names none isn't.
  const isOfOneKind = retrieved.kind === "duration" || retrieved.kind === "amount";
  const isOfUnit = isOfOneKind && measure !== null && all.size > 0;
  const naming = isOfUnit ? surely(numbered, retrieved.terms) : numbered;
  const isOfNumbers = naming.size >= (isOfUnit ? 1 : FEWEST_NUMBERS);
  const {
    whole: byPerson,
    apart,
    isPartial,
  } = isOfWho && !isOfNumbers
    ? splitByWhole(all, retrieved, fits)
    : (splitByName(all, retrieved) ?? {
        whole: isOfNumbers ? naming : all,
        apart: NOBODY,
        isPartial: isOfUnit && !isOfNumbers,
      });
  const alone = byPerson.size <= 2;
  const told = [...byPerson.values()].filter((voices) => voices.some(({ feels }) => feels)).length;
  const feels = (voices: readonly Voice[]) => Number(voices.some((voice) => voice.feels));
  const witnesses = [...byPerson]
    .sort(([, a], [, b]) => feels(b) - feels(a))
    .slice(0, MOST_WITNESSES)
    .map(([person, voices]) => witness(person, voices, alone, avoid, retrieved.isOfSides));
  // What says none of it in so many words isn't even part of it.
  const near = [...apart].flatMap(([person, voices]) => {
    const saying = voices.filter(
      ({ ranked, quote }) =>
        (!isOfWho && ranked.own >= LIKE_IT) ||
        saysSome(ranked.passage, retrieved.terms) ||
        (ranked.least >= COVERED && !fits(quote, ranked.passage.language)),
    );
    return saying.length > 0 ? [witness(person, saying, false, avoid)] : [];
  });
  return { witnesses, spoke: byPerson.size, told, isOfNumbers, near, isPartial };
}

const NOBODY: Map<string, Voice[]> = new Map();
/** How near to the one thing that is asked about a quote has to be in meaning: at 0.7, "show" still is to "music". */
const LIKE_IT = 0.75;
/** "Nobody ever lost a coat." */
const NEVER = /\b(?:nobody|no one|never|niemand|nie)\b/iu;
/**
 * How well a passage has to cover each thing that is asked about: in its own words, or by the question that it answers.
 */
const COVERED = 0.4;

/**
 * Who speaks of all that is asked about together, and who only of some: "Did anyone ask their boss before paying?"
 * isn't answered by whoever paid. If nobody speaks of all, everybody who comes near.
 */
function splitByWhole(all: Map<string, Voice[]>, { askedSo, askedFor, named }: Retrieved, fits: Fits) {
  if (askedSo || askedFor.size > 0) return { whole: all, apart: NOBODY, isPartial: false };
  const isWhole = ({ ranked, answers, quote }: Voice) =>
    (answers === true && (fits.isAll !== true || fits(quote, ranked.passage.language))) ||
    (ranked.least >= COVERED && !NEVER.test(quote) && fits(quote, ranked.passage.language));
  const whole = new Map(
    [...all].flatMap(([person, voices]) => {
      const own = voices.filter(isWhole);
      return own.length > 0 ? [[person, own] as const] : [];
    }),
  );
  if (whole.size === 0) return { whole: all, apart: NOBODY, isPartial: true };
  if (named) return { whole: all, apart: NOBODY, isPartial: false };
  return { whole, apart: new Map([...all].filter(([person]) => !whole.has(person))), isPartial: false };
}

/**
 * Where somebody names the one thing that is asked about, or was asked about it, whoever only says what is like it
 * doesn't count: a "show" is no music. Null if nobody names it, or if it is asked for otherwise.
 */
function splitByName(all: Map<string, Voice[]>, retrieved: Retrieved) {
  const { terms, feeling, isOfSides, kind, askedSo, askedFor, put, named } = retrieved;
  const isOfThing = (kind === "any" || kind === "opinion") && feeling === null && !isOfSides && isOneThing(terms);
  if (!isOfThing || askedSo !== null || askedFor.size > 0 || put.size > 0 || named) return null;
  const [isAsked, isSaid] = [askedAboutAll(terms), namesThing(terms)];
  const of = (voices: readonly Voice[]) => voices.filter(({ ranked }) => isAsked(ranked) || isSaid(ranked));
  const whole = new Map(
    [...all].map(([person, voices]) => [person, of(voices)] as const).filter(([, of]) => of.length > 0),
  );
  if (whole.size === 0) return null;
  return { whole, apart: new Map([...all].filter(([person]) => !whole.has(person))), isPartial: false };
}

/** If fewer name a number where one is asked for, they may mean something else by it. */
const FEWEST_NUMBERS = 2;

function namingOne(byPerson: ReadonlyMap<string, Voice[]>, measure: RegExp): Map<string, Voice[]> {
  const naming = [...byPerson].map(
    ([person, voices]) => [person, voices.filter(({ quote }) => measure.test(quote))] as const,
  );
  return new Map(naming.flatMap(([person, voices]) => (voices.length > 0 ? [[person, voices] as const] : [])));
}

/** Those who say some of what is asked about, if anybody does: six hours saved, not an hour of training. */
function surely(naming: Map<string, Voice[]>, terms: readonly string[]): Map<string, Voice[]> {
  const of = (voices: Voice[]) =>
    voices.filter(
      ({ ranked, answers }) => answers === true || namesSome(ranked.passage.line.text, ranked.passage.language, terms),
    );
  const sure = [...naming].map(([person, voices]) => [person, of(voices)] as const);
  const some = sure.filter(([, voices]) => voices.length > 0);
  return some.length > 0 ? new Map(some) : naming;
}

/** Scores are flattened for ranking; among one person's passages their differences matter again. */
const UNFLAT = 1.4;

/** A passage that takes a side is worth more than an equally good one that tells a story. */
const telling = ({ ranked, stance, feels, answers = false, view = 0 }: Voice): number =>
  (feels ? FEELING : 1) *
  (view !== 0 ? FEELING : 1) *
  (answers ? ANSWERED : 1) *
  ranked.score ** UNFLAT *
  (0.6 + 0.4 * Math.min(1, 0.3 + ranked.own)) *
  (1 + 0.18 * Math.min(2, Math.abs(stance)));

/** What somebody says when asked about a thing is their view of it; elsewhere they may mention it in passing. */
const ANSWERED = 1.5;
/** Clear statements of what troubles people come first if that is asked, and so does what they think of just that. */
const FEELING = 2;

/**
 * One person's quotes as they are told: the best one, what else is worth it if few speak, and where it is contradicted.
 */
export function witness(
  person: string,
  voices: Voice[],
  alone: boolean,
  avoid: ReadonlySet<string>,
  isOfSides = false,
): Witness {
  const isTold = (voice: Voice) => Number(avoid.has(voiceId(voice)));
  const sorted = [...voices].sort((a, b) => isTold(a) - isTold(b) || telling(b) - telling(a));
  const [voice, ...others] = sorted;
  if (!voice) throw new Error("a witness without a voice");
  const onTopic = ({ ranked }: Voice) => ranked.own >= 0.5 && ranked.score >= voice.ranked.score * 0.75;
  // Whoever takes a side on one thing and another on a second doesn't contradict themselves.
  const opposed = others.find(
    (other) =>
      !isOfSides &&
      other.stance * voice.stance < 0 &&
      Math.abs(other.stance) >= 1 &&
      Math.abs(voice.stance) >= 1 &&
      onTopic(other) &&
      Math.abs(other.stance - voice.stance) >= OPPOSED,
  );
  const apart = (other: Voice) => Math.abs(other.ranked.passage.line.index - voice.ranked.passage.line.index) > 1;
  const more = alone
    ? others
        .filter((other) => other !== opposed && apart(other) && other.ranked.own >= NEARLY_ABOUT)
        .slice(0, MOST_OF_ONE - 1)
    : [];
  return { person, voice, more, turned: opposed ?? null };
}
