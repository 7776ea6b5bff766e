import type { Kind } from "@/lib/services/analysis/themes/statements/lexicon";
import { phrasesIn } from "@/lib/services/analysis/themes/statements/phrases";
import { piecesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { toldIn } from "@/lib/services/analysis/themes/statements/told-in";
import { wordsOf } from "../words/words-of";
import type { Passage } from "./passages";

/** A side that people take, whatever words they take it in: "confusing" asks for all that was hard to understand. */
export type Respect = { kinds: readonly Kind[]; side: -1 | 1 };

/** `kinds side: words of a question`, in plain letters. A noun names a thing ("the surprise fee") and asks for no side. */
const ASKED = `
ease -: confuse confused confuses confusing confusion unclear complicated difficult difficulty difficulties struggle struggled struggles struggling puzzled puzzling verwirrt verwirrend verwirrung unklar kompliziert schwierig schwierigkeiten
ease +: easy easier easiest simple intuitive einfach leicht
leaving -: leave leaves leaving left quit quits quitting stop stopped stopping cancel cancels cancelled canceled cancelling churn churned abandon abandoned kundigen gekundigt aufgehort aufhoren abgebrochen abbrechen
leaving +: stay stays stayed staying bleiben geblieben
liking,mind -: frustrate frustrated frustrates frustrating frustration dislike disliked dislikes hate hated hates disappointed disappointing disappointment frustriert frustriert enttauscht
mind -: annoy annoyed annoys annoying irritated irritating upset bother bothered bothers angry geargert genervt nervt gestort
liking +: like liked likes love loved loves enjoy enjoyed enjoys praise praised gefallt gefallen mogen gelobt
surprise -: surprised surprising unexpected shocked uberrascht uberraschend
speed -: slow slowly wait waited waiting langsam gewartet warten
faults -: bug bugs broken broke error errors crash crashed crashes fault faults fehler kaputt
trust -: afraid worry worried worries worrying distrust sorgen angst
wish -: wish wishes wished improve improved improvement improvements suggest suggested suggestion suggestions wunschen wunsch verbessern
`;
/** "What would people change?" asks for wishes, "What did the price change?" does not. */
const ASKED_AS_WISHES = new Set("change changed different differently andern anders".split(" "));
const SUPPOSING = new Set("would should could wish wished want wants wurden wurde sollte sollten".split(" "));

const WISHES: Respect = { kinds: ["wish"], side: -1 };

const respects: ReadonlyMap<string, Respect> = new Map(
  ASKED.trim()
    .split("\n")
    .flatMap((row) => {
      const [, kinds = "", sign, words = ""] = row.match(/^(\S+) ([+-]): (.*)$/) ?? [];
      const respect: Respect = { kinds: kinds.split(",") as Kind[], side: sign === "+" ? 1 : -1 };
      return words.split(" ").map((word) => [word, respect] as const);
    }),
);

/** "What was it like?" asks for no praise. */
const COMPARING = new Set("be been is was were are it feel feels felt look looks looked sound sounds".split(" "));

/** The side that a word asks for in a question of these words. */
export function respectOf(word: string, question: readonly string[]): Respect | null {
  if (word === "like" && COMPARING.has(question[question.indexOf(word) - 1] ?? "")) return null;
  const isWish = ASKED_AS_WISHES.has(word) && question.some((other) => SUPPOSING.has(other));
  return isWish ? WISHES : (respects.get(word) ?? null);
}

/** Whether a sentence takes that side. */
export const takes = (sentence: string, language: string | null, { kinds, side }: Respect): boolean => {
  const told = toldIn(sentence, wordsOf(sentence), phrasesIn(language));
  return kinds.some((kind) => told.get(kind)?.side === side);
};

const MOST_SEEDS = { en: 9, de: 3 } as const;

/** Phrases that say it, in both languages, single words first, to look for where not everything is read. */
export const seedsOf = ({ kinds, side }: Respect): string[] =>
  (["en", "de"] as const).flatMap((language) =>
    [...phrasesIn(language).values()]
      .flat()
      .filter(({ said }) => said !== null && kinds.includes(said.kind) && said.side === side)
      .sort((a, b) => a.words.length - b.words.length)
      .map(({ words }) => words.join(" "))
      .slice(0, MOST_SEEDS[language]),
  );

type Sides = ReadonlySet<string>;
const read = new WeakMap<Passage, Sides>();

/** The sides that a passage takes in any of its sentences, read once. */
function sidesOf(passage: Passage): Sides {
  const known = read.get(passage);
  if (known) return known;
  const { line, language } = passage;
  const phrases = phrasesIn(language);
  const sides = new Set<string>();
  for (const { from, to } of piecesOf(line.text)) {
    const text = line.text.slice(from, to);
    for (const [kind, { side }] of toldIn(text, wordsOf(text), phrases)) sides.add(`${kind} ${side}`);
  }
  read.set(passage, sides);
  return sides;
}

/** Reads the sides of all passages beforehand, a few at a time: all at once would hold up every other request. */
export async function readSides(passages: readonly Passage[], breathe: () => Promise<void>): Promise<void> {
  for (const passage of passages) {
    sidesOf(passage);
    await breathe();
  }
}

const takesSide = (passage: Passage, { kinds, side }: Respect): boolean =>
  kinds.some((kind) => sidesOf(passage).has(`${kind} ${side}`));

/** In how many respects a passage takes a side. */
export const countSides = (passage: Passage): number => sidesOf(passage).size;

/** Fewer than so many people may have said it in words that no list knows. */
const FEWEST = 3;
const people = (passages: readonly Passage[]): number => new Set(passages.map(({ person }) => person)).size;

/** The passages that take a side; none where fewer people do than that. */
export function takingSide(passages: readonly Passage[], respect: Respect, fewest = FEWEST): Passage[] {
  const taking = passages.filter((passage) => takesSide(passage, respect));
  return people(taking) < fewest ? [] : taking;
}
