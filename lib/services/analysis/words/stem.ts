import { algorithms, newStemmer } from "snowball-stemmers";
import { searchConfig } from "@/lib/services/evidence/search-config";
import { germanStemmer } from "./german-stem";

type Stem = (word: string) => string;

const MAX_KNOWN_WORDS = 50_000;
const shared = globalThis as typeof globalThis & { earshotStemmers?: Map<string, Stem> };

function remembering(stem: Stem): Stem {
  const known = new Map<string, string>();
  return (word) => {
    const found = known.get(word);
    if (found !== undefined) return found;
    if (known.size >= MAX_KNOWN_WORDS) known.clear();
    const made = stem(word);
    known.set(word, made);
    return made;
  };
}

function known(name: string, make: () => Stem): Stem {
  shared.earshotStemmers ??= new Map();
  const stem = shared.earshotStemmers.get(name) ?? remembering(make());
  shared.earshotStemmers.set(name, stem);
  return stem;
}

/** Snowball's stemmer of a BCP-47 language; words of a language without one are their own stems. */
export function snowballOf(language: string | null): Stem {
  const name = searchConfig(language);
  return known(`snowball ${name}`, () => {
    const stemmer = algorithms().includes(name) ? newStemmer(name) : undefined;
    return (word) => stemmer?.stem(word) ?? word;
  });
}

/** The same, which also knows German verbs in all of their forms. */
export const stemmerOf = (language: string | null): Stem =>
  searchConfig(language) === "german"
    ? known("german", () => germanStemmer(snowballOf(language)))
    : snowballOf(language);
