import { sentimentOf } from "@/lib/services/analysis/sentiment/sentiment-of";
import { hasNone } from "@/lib/services/analysis/themes/statements/has-none";
import type { Kind } from "@/lib/services/analysis/themes/statements/lexicon";
import { phrasesIn } from "@/lib/services/analysis/themes/statements/phrases";
import { piecesOf } from "@/lib/services/analysis/themes/statements/pieces";
import type { Respect } from "@/lib/services/analysis/themes/statements/respect-of";
import { ownText, toldIn } from "@/lib/services/analysis/themes/statements/told-in";
import { relatedWords } from "@/lib/services/analysis/words/related-words";
import { isSoftWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { type Name, passageSays, says } from "@/lib/services/eva/mentions/says";
import { isRole } from "@/lib/services/eva/retrieve/asked/who-is-asked";
import type { Passage } from "@/lib/services/eva/retrieve/corpus/passages";
import { feelingOf, isOfAnyKind, isWish, nameOf } from "@/lib/services/eva/retrieve/ranking/feelings";
import type { Ranked } from "@/lib/services/eva/retrieve/ranking/rank";
import { namesIt, takesSide } from "@/lib/services/eva/retrieve/ranking/respects";
import { askedAs, namesOf } from "./names-of";

/** What somebody feels about, apart from the feeling, each with what it goes by. */
const subjectsOf = (terms: readonly string[]): Name[][] =>
  terms
    .filter((term) => feelingOf(term, terms) === null && !isWish(term))
    .map((term) => [...namesOf(term), ...relatedWords(term).map((word) => [word])]);

/** Who is annoyed by hidden costs speaks of something hidden and of costs, in whatever words. */
export const namesSubject = (passage: Passage, terms: readonly string[]): boolean =>
  subjectsOf(terms).every((names) => passageSays(passage, names));

type Fits = (ranked: Ranked) => boolean;

/** Whether somebody was asked about all of these things just before. */
export function askedAboutAll(terms: readonly string[]): Fits {
  const things = thingsIn(terms)
    .filter((term) => feelingOf(term, terms) === null)
    .map(askedAs);
  return ({ passage: { asked, distance, language } }) =>
    distance === 1 && things.length > 0 && things.every((names) => says(asked.text, language, names));
}

/** Whether somebody names it by one of its own names, if it is a single thing. */
export function namesThing(terms: readonly string[]): Fits {
  const [term, ...more] = thingsIn(terms);
  if (term === undefined || more.length > 0) return () => false;
  const names = namesOf(term);
  return ({ passage }) => passageSays(passage, names);
}

const thingsIn = (terms: readonly string[]): string[] => terms.filter((term) => !isSoftWord(term));
/** Whether somebody says any of several things outright, by one of its own names. */
export function saysSome(passage: Passage, terms: readonly string[]): boolean {
  const things = thingsIn(terms).filter((term) => feelingOf(term, terms) === null && !isRole(term));
  return things.length > 1 && things.some((term) => passageSays(passage, namesOf(term)));
}
/** Whether it is a single thing. */
export const isOneThing = (terms: readonly string[]): boolean => thingsIn(terms).length === 1;

/** Whether a quote speaks of any of it. */
export const namesSome = (quote: string, language: string | null, terms: readonly string[]): boolean =>
  subjectsOf(terms).some((names) => says(quote, language, names));

const SURPRISE: Name[] =
  "surprise surprised surprising unexpected unexpectedly shocked uberraschung uberrascht uberraschend unerwartet"
    .split(" ")
    .map((word) => [word]);

export const isOfSurprise = (respects: readonly Respect[]): boolean =>
  respects.some(({ kinds }) => kinds.includes("surprise"));
/** What came "on the last page" may have surprised somebody; who was surprised calls it so. */
export const callsItSurprising = (passage: Passage): boolean => passageSays(passage, SURPRISE);

/** If nobody here calls it easy and someone calls it hard, it doesn't answer what was easy. */
export const takesOpposite = (passage: Passage, { kinds, side }: Respect): boolean =>
  !takesSide(passage, { kinds, side }) && takesSide(passage, { kinds, side: side === 1 ? -1 : 1 });

/** The tone that the answer to a question about it needs if no phrase in it takes that side. */
const SOUNDS_SO = 60;
/** What is further from the subject than so many words may be about something else in the same breath. */
const NEAR = 6;
/** "It's ugly, but it's one price" calls no price ugly. */
const TURNS = /\b(?:but|though|aber|sondern)\b/iu;
const GOES_ON = /^\W*(?:(?:and|so|und)\s+)?(?:it|that|this|they|these|which|es|das|die|sie)\b/iu;
/** That somebody left, or would have it otherwise, isn't said of the thing. */
export const NOT_OF_THE_THING: ReadonlySet<Kind> = new Set<Kind>(["leaving", "wish"]);

/**
 * Whether somebody clearly feels in a quote as a question asks, about its subject: in words near its name, or in what
 * goes on about it, or in answer to a question about it. All else may be about another thing.
 */
export function feelsSo(
  passage: Passage,
  quote: string,
  feeling: Respect | null,
  terms: readonly string[],
  { byTone = true } = {},
): boolean {
  if (feeling === null) return false;
  if (namesIt(passage, feeling)) return true;
  const { language, asked, distance } = passage;
  const isThing = subjectsOf(terms).length > 0;
  const isAsked = !isThing || (distance === 1 && namesSome(asked.text, language, terms));
  const clauses = piecesOf(quote).flatMap(({ from, to }) => quote.slice(from, to).split(TURNS));
  const isWished = nameOf(feeling) === "wish";
  const said = clauses.some((clause, at) => {
    const goesOn = GOES_ON.test(clause) && namesSome(clauses[at - 1] ?? "", language, terms);
    return placesOf(clause, language, feeling).some(
      (place) =>
        isAsked || goesOn || (isWished ? namesSome(clause, language, terms) : isNear(clause, place, language, terms)),
    );
  });
  // No tone tells whether somebody trusts a thing.
  if (said || !isOfAnyKind(feeling) || !byTone) return said;
  const isOpinion = isAsked && asked.about.size > 0 && !hasNone(quote);
  return isOpinion && (sentimentOf(ownText(quote), language) ?? 0) * feeling.side >= SOUNDS_SO;
}

/** Where a clause takes that side, by its words. */
function placesOf(clause: string, language: string | null, { kinds, side }: Respect): { at: number; to: number }[] {
  const isOnlyWish = kinds.length === 1;
  return [...toldIn(clause, wordsOf(clause), phrasesIn(language))].flatMap(([kind, said]) =>
    said.side === side && kinds.includes(kind) && (isOnlyWish || !NOT_OF_THE_THING.has(kind)) ? [said] : [],
  );
}

function isNear(
  clause: string,
  { at, to }: { at: number; to: number },
  language: string | null,
  terms: readonly string[],
) {
  const around = wordsOf(clause).slice(Math.max(0, at - NEAR), to + NEAR);
  return namesSome(around.join(" "), language, terms);
}
