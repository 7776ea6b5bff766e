import { ENGLISH, GERMAN, KINDS, type Kind } from "./lexicon";

/** `side` -1 is trouble, 1 is praise; `opens`: only at the start of a sentence; without a kind it means nothing. */
export type Phrase = { words: string[]; opens: boolean; said: { kind: Kind; side: -1 | 1 } | null };
/** Phrases by their first word, longest first. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>;

const FAILS = ["doesn't", "don't", "didn't", "won't", "wouldn't", "does not", "did not", "will not"];
const spelledOut = (phrase: string): string[] =>
  phrase.startsWith("~") ? FAILS.map((fails) => phrase.replace("~", fails)) : [phrase];

function phrasesOf(lexicon: string): Phrases {
  const found = new Map<string, Phrase[]>();
  for (const row of lexicon.trim().split("\n")) {
    const [, name, sign, listed = ""] = row.match(/^(\S+) ([+-]): (.*)$/) ?? [];
    const kind = KINDS.find((one) => one === name) ?? null;
    for (const phrase of listed.split(" | ").flatMap(spelledOut)) {
      const opens = phrase.startsWith("^");
      const words = phrase.replace("^", "").trim().split(" ");
      const [first = ""] = words;
      const said = kind && ({ kind, side: sign === "+" ? 1 : -1 } as const);
      found.set(first, [...(found.get(first) ?? []), { words, opens, said }]);
    }
  }
  for (const list of found.values()) list.sort((a, b) => b.words.length - a.words.length);
  return found;
}

const english = phrasesOf(ENGLISH);
const german = phrasesOf(GERMAN);

/** The phrases of a language (BCP-47). */
export const phrasesIn = (language: string | null): Phrases =>
  language?.toLowerCase().startsWith("de") ? german : english;
