import { groupBy } from "@/lib/core/group-by";
import { sentimentOf } from "@/lib/services/analysis/sentiment/sentiment-of";
import { piecesOf } from "@/lib/services/analysis/themes/statements/pieces";
import type { Respect } from "@/lib/services/analysis/themes/statements/respect-of";
import { saidFor } from "../mentions/said-for";
import { type Name, passageSays, says } from "../mentions/says";
import { feelingOf, isWish, nameOf } from "../retrieve/feelings";
import type { Passage } from "../retrieve/passages";
import { namesIt, takes, takesSide } from "../retrieve/respects";
import { relatedWords } from "../words/related-words";

/** What somebody feels about, apart from the feeling, each with what it goes by. */
const subjectsOf = (terms: readonly string[]): Name[][] =>
  terms
    .filter((term) => feelingOf(term, terms) === null && !isWish(term))
    .map((term) => [[term], ...Object.values(saidFor([term])).flat(), ...relatedWords(term).map((word) => [word])]);

/** Who is annoyed by hidden costs speaks of something hidden and of costs, in whatever words. */
export const namesSubject = (passage: Passage, terms: readonly string[]): boolean =>
  subjectsOf(terms).every((names) => passageSays(passage, names));

/** Whether a quote speaks of any of it. */
export const namesSome = (quote: string, language: string | null, terms: readonly string[]): boolean =>
  subjectsOf(terms).some((names) => says(quote, language, names));

/** If nobody here calls it easy and someone calls it hard, it doesn't answer what was easy. */
export const takesOpposite = (passage: Passage, { kinds, side }: Respect): boolean =>
  !takesSide(passage, { kinds, side }) && takesSide(passage, { kinds, side: side === 1 ? -1 : 1 });

/** The tone that a quote needs if no phrase in it takes that side. */
const SOUNDS_SO = 60;

/** If fewer were asked that, it was no question of a guide. */
const FEWEST_ASKED = 2;

/** Asked what people wish for, those are surest who were asked just that, as others were. */
export function wishedFor(passages: readonly Passage[], wish: Respect): ReadonlySet<Passage> {
  const answering = passages.filter((passage) => passage.distance === 1 && namesIt(passage, wish));
  const groups = groupBy(answering, ({ asked }) => asked.key);
  const isOfSeveral = (group: readonly Passage[]) => new Set(group.map(({ person }) => person)).size >= FEWEST_ASKED;
  return new Set([...groups.values()].filter(isOfSeveral).flat());
}

/** "It's ugly, but it's one price" calls no price ugly. */
const TURNS = /\b(?:but|though|aber|sondern)\b/iu;

/**
 * Whether somebody clearly feels in a quote as a question asks, about its subject: what is felt before the subject is
 * named ("That's why I left. I don't find the price too high.") is about something else.
 */
export function feelsSo(passage: Passage, quote: string, feeling: Respect | null, terms: readonly string[]): boolean {
  if (feeling === null) return false;
  if (namesIt(passage, feeling)) return true;
  const { language, asked } = passage;
  const clauses = piecesOf(quote).flatMap(({ from, to }) => quote.slice(from, to).split(TURNS));
  const isAsked = subjectsOf(terms).length === 0 || namesSome(asked.text, language, terms);
  const named = isAsked ? 0 : clauses.findIndex((clause) => namesSome(clause, language, terms));
  // In other words, it may be named anywhere.
  const about = clauses.slice(Math.max(0, named));
  const says = about.some((clause) => takes(clause, language, feeling));
  if (says || nameOf(feeling) === "wish") return says;
  return (sentimentOf(about.join(" "), language) ?? 0) * feeling.side >= SOUNDS_SO;
}
