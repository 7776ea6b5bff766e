import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { MATTERS, REASONS } from "./matters";

/** What a sentence is about, as it is called in both languages. */
export type Matter = { en: string; de: string };

/** `rest`: the words after the first; of a beginning, the beginning itself. */
type Phrase = { rest: string[]; matter: Matter };
type Phrases = ReadonlyMap<string, readonly Phrase[]>;

/** Beginnings of words are looked up by their first letters. */
const LETTERS = 4;

function phrasesOf(list: string): { whole: Phrases; beginnings: Phrases } {
  const [whole, beginnings] = [new Map<string, Phrase[]>(), new Map<string, Phrase[]>()];
  for (const row of list.trim().split("\n")) {
    const [titles = "", said = ""] = row.split(": ");
    const [en = "", de = ""] = titles.split(" / ");
    for (const phrase of said.split(" | ")) {
      const isBeginning = phrase.endsWith("*");
      const [first = "", ...rest] = phrase.replace("*", "").split(" ");
      const [into, key] = isBeginning ? [beginnings, first.slice(0, LETTERS)] : [whole, first];
      into.set(key, [...(into.get(key) ?? []), { rest: isBeginning ? [first] : rest, matter: { en, de } }]);
    }
  }
  return { whole, beginnings };
}

/** The words that alone say that a sentence is about a matter. */
export const wordsFor = ({ en }: Matter): string[] =>
  [matters, reasons].flatMap(({ whole }) =>
    [...whole].flatMap(([word, phrases]) =>
      phrases.some(({ rest, matter }) => rest.length === 0 && matter.en === en) ? [word] : [],
    ),
  );

const matters = phrasesOf(MATTERS);
const reasons = phrasesOf(REASONS);

/** What a sentence is about, in whatever words; `isReason`: including what only reasons are about. */
export function mattersIn(sentence: string, isReason: boolean): Matter[] {
  const words = wordsOf(sentence);
  const found = new Set<Matter>();
  for (const { whole, beginnings } of isReason ? [matters, reasons] : [matters])
    for (const [at, word] of words.entries()) {
      for (const { rest, matter } of whole.get(word) ?? [])
        if (rest.every((each, nth) => words[at + 1 + nth] === each)) found.add(matter);
      for (const { rest, matter } of beginnings.get(word.slice(0, LETTERS)) ?? [])
        if (word.startsWith(rest[0] ?? "?")) found.add(matter);
    }
  const byName = new Map([...found].map((matter) => [matter.en, matter]));
  return [...byName.values()];
}
