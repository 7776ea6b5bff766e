import { algorithms, newStemmer } from "snowball-stemmers";
import { searchConfig } from "@/lib/services/evidence/search-config";

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

/** The stemmer of a BCP-47 language; words of a language without one are their own stems. */
export function stemmerOf(language: string | null): Stem {
  shared.earshotStemmers ??= new Map();
  const name = searchConfig(language);
  let stem = shared.earshotStemmers.get(name);
  if (!stem) {
    const stemmer = algorithms().includes(name) ? newStemmer(name) : undefined;
    stem = stemmer ? remembering((word) => stemmer.stem(word)) : (word) => word;
    shared.earshotStemmers.set(name, stem);
  }
  return stem;
}
