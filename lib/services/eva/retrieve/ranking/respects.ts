import { onceFor } from "@/lib/core/data/once-for";
import { answerOf } from "@/lib/services/analysis/themes/claims/answer-of";
import { asksToImprove } from "@/lib/services/analysis/themes/statements/asks-for";
import type { Kind } from "@/lib/services/analysis/themes/statements/lexicon";
import { phrasesIn } from "@/lib/services/analysis/themes/statements/phrases";
import { piecesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { kindsAsked, type Respect } from "@/lib/services/analysis/themes/statements/respect-of";
import { toldIn } from "@/lib/services/analysis/themes/statements/told-in";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Passage } from "../corpus/passages";
import { nameOf } from "./feelings";

/** Whether a sentence takes that side. */
export const takes = (sentence: string, language: string | null, { kinds, side }: Respect): boolean => {
  const told = toldIn(sentence, wordsOf(sentence), phrasesIn(language));
  return kinds.some((kind) => told.get(kind)?.side === side);
};

const MOST_SEEDS = { en: 9, de: 3 } as const;

/** Phrases for it in both languages, single words first, for searching when not everything is read. */
export const seedsOf = ({ kinds, side }: Respect): string[] =>
  (["en", "de"] as const).flatMap((language) =>
    [...phrasesIn(language).values()]
      .flat()
      .filter(({ said }) => said !== null && kinds.includes(said.kind) && said.side === side)
      .sort((a, b) => a.words.length - b.words.length)
      .map(({ words }) => words.join(" "))
      .slice(0, MOST_SEEDS[language]),
  );

/** The sides that a passage takes in any of its sentences; computed once. */
const sidesOf = onceFor(({ line, language, asked }: Passage): ReadonlySet<string> => {
  const phrases = phrasesIn(language);
  // Anyone who was asked what should change and names something wants it, in whatever words.
  const isWish = asked.names === "wish" && answerOf(line.text, "wish") === "something";
  const sides = new Set<string>(isWish ? ["wish -1"] : []);
  for (const { from, to } of piecesOf(line.text)) {
    const text = line.text.slice(from, to);
    for (const [kind, { side }] of toldIn(text, wordsOf(text), phrases)) sides.add(`${kind} ${side}`);
  }
  return sides;
});

/** Computes the sides of all passages in advance, a few at a time: all at once would hold up every other request. */
export async function readSides(passages: readonly Passage[], breathe: () => Promise<void>): Promise<void> {
  for (const passage of passages) {
    sidesOf(passage);
    await breathe();
  }
}

export const takesSide = (passage: Passage, { kinds, side }: Respect): boolean =>
  kinds.some((kind) => sidesOf(passage).has(`${kind} ${side}`));

/** Whether someone names trouble or praise when asked for it, in whatever words, or takes that side. */
export const feels = (passage: Passage, respect: Respect): boolean =>
  namesIt(passage, respect) || takesSide(passage, respect);

/** What people are annoyed by needn't have surprised them, nor made them leave or wait. */
const OF_THEIR_OWN: ReadonlySet<Kind> = new Set<Kind>(["surprise", "leaving", "speed", "trust", "price"]);

export const namesIt = ({ line, asked }: Passage, respect: Respect): boolean => {
  const named = nameOf(respect);
  // What people miss, they wish for, and what they would improve is trouble.
  const isAsked =
    asked.names === named ||
    (named === "wish" && asked.names === "lack") ||
    (named === "trouble" && asked.names === "wish" && asksToImprove(asked.text));
  if (!isAsked || answerOf(line.text, named) !== "something") return false;
  if (!respect.kinds.every((kind) => OF_THEIR_OWN.has(kind))) return true;
  const kinds = kindsAsked(wordsOf(asked.text));
  return respect.kinds.some((kind) => kinds.has(kind));
};

/** The number of aspects in which a passage takes a side. */
export const countSides = (passage: Passage): number => sidesOf(passage).size;

/**
 * If fewer people than this, or less than a third of a few, take the side, others may have used words that no list
 * knows.
 */
const FEWEST = 3;
const SHARE = 1 / 3;
const people = (passages: readonly Passage[]): number => new Set(passages.map(({ person }) => person)).size;

/** The passages that take a side; none if too few people do. */
export function takingSide(passages: readonly Passage[], respect: Respect, least?: number): Passage[] {
  const fewest = least ?? Math.min(FEWEST, Math.ceil(people(passages) * SHARE));
  const taking = passages.filter((passage) => takesSide(passage, respect));
  return people(taking) < fewest ? [] : taking;
}
