import { meaningsOf, phrasesOf } from "@/lib/services/analysis/concepts/concepts-of";
import { readWords, type Words } from "@/lib/services/analysis/meaning/words";
import { distinctStemmerOf } from "@/lib/services/analysis/words/distinct-stem";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { searchConfig } from "@/lib/services/evidence/search-config";

/** What is read of a line: stems, concepts, and words with known meaning. */
export type Read = { stems: Set<string>; concepts: ReadonlySet<number>; words: ReadonlySet<number> };
export const NOTHING: Read = { stems: new Set(), concepts: new Set(), words: new Set() };

export const joined = (reads: readonly Read[]): Read => ({
  stems: new Set(reads.flatMap(({ stems }) => [...stems])),
  concepts: new Set(reads.flatMap(({ concepts }) => [...concepts])),
  words: new Set(reads.flatMap(({ words }) => [...words])),
});

/** Reads the words of a line in a language. */
export function lineReader(language: string | null, known: Words): (words: readonly string[]) => Read {
  const [stem, distinct] = [stemmerOf(language), distinctStemmerOf(language)];
  const [meanings, phrases] = [meaningsOf(language), phrasesOf(language)];
  const isEnglish = searchConfig(language) === "english";
  return (words) => {
    const stems = words.map(stem);
    return {
      stems: new Set(words.map(distinct)),
      concepts: new Set([...[...new Set(stems)].flatMap(meanings), ...phrases(stems)]),
      words: new Set(isEnglish ? numbersOf(known, stems, words) : []),
    };
  };
}

const numbersOf = (known: Words, stems: readonly string[], words: readonly string[]): number[] =>
  readWords(known, stems, (place) => isStopWord(words[place] ?? "")).map(({ number }) => number);
