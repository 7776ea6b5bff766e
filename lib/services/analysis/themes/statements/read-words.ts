import { NEGATIONS } from "@/lib/services/analysis/sentiment/lexicon";
import { deniedUntil } from "./denied-until";
import type { Kind } from "./lexicon";
import type { Phrase, Phrases } from "./phrases";

const negations = new Set(NEGATIONS.split(" "));
/** The side of a sentence, and the range of its words that says so. */
export type Side = { side: -1 | 1; at: number; to: number };
export type Told = ReadonlyMap<Kind, Side>;

/** The sides taken by a sentence's words, in plain letters, one per kind; both sides at once say nothing. */
export function readWords(words: readonly string[], phrases: Phrases): Told {
  const told = new Map<Kind, Side>();
  const both = new Set<Kind>();
  let negatedUntil = -1;
  let at = 0;
  while (at < words.length) {
    const fits = fitting(words, at, phrases);
    const longest = fits[0]?.words.length ?? 1;
    for (const { said, words: own } of fits) {
      if (!said || own.length < longest) continue;
      const isTurned = at <= negatedUntil && said.kind !== "wish";
      const side = isTurned ? (said.side === 1 ? -1 : 1) : said.side;
      if (told.has(said.kind) && told.get(said.kind)?.side !== side) both.add(said.kind);
      told.set(said.kind, { side, at, to: at + own.length });
    }
    if (fits.length === 0 && negations.has(words[at] ?? ""))
      negatedUntil = Math.max(negatedUntil, deniedUntil(words, at));
    at += longest;
  }
  for (const kind of both) told.delete(kind);
  return told;
}

/** Whether any phrase is said at all, by whomever: most sentences have none, which takes a fraction of reading them. */
export const hasPhrases = (words: readonly string[], phrases: Phrases): boolean =>
  words.some((word, at) => phrases.has(word) && fitting(words, at, phrases).length > 0);

const fitting = (words: readonly string[], at: number, phrases: Phrases): Phrase[] =>
  (phrases.get(words[at] ?? "") ?? []).filter(
    (phrase) => (!phrase.opens || at === 0) && phrase.words.every((one, i) => one === words[at + i]),
  );
