import { pacer } from "@/lib/services/analysis/pacer";
import { searchConfig } from "@/lib/services/evidence/search-config";
import type { Passage } from "../corpus/passages";

/** Where a passage mentions something: in itself, in the question it answers, in neighboring lines. */
export const PLACES = ["own", "question", "nearby"] as const;
export type Place = (typeof PLACES)[number];

type Collected<Key> = Record<Place, Map<Key, number[]>>;
const nothing = <Key>(): Collected<Key> => ({ own: new Map(), question: new Map(), nearby: new Map() });

type Found<Key> = Record<Place, ReadonlyMap<Key, readonly number[]>>;
/**
 * Which passages (by number) contain a stem, a concept or a word with known meaning, for each place. `bare`: by whom,
 * or of whom, a German noun is said without an article, as names are.
 */
export type Postings = {
  stems: Found<string>;
  meanings: Found<number>;
  words: Found<number>;
  bare: ReadonlyMap<string, ReadonlySet<string>>;
};

const BARE = /(?<!\p{L})(?:mit|bei|von|an|auf|über|ohne|nutz\p{L}{0,4}) (\p{Lu}[\p{L}\p{N}]+)/gu;

const read = new WeakMap<readonly Passage[], Postings>();

/** Computed once per list of passages, however many questions it is asked. */
export async function readPostings(
  passages: readonly Passage[],
  breathe: () => Promise<void> = pacer(),
): Promise<Postings> {
  const known = read.get(passages);
  if (known) return known;
  const [stems, meanings, words] = [nothing<string>(), nothing<number>(), nothing<number>()];
  const bare = new Map<string, Set<string>>();
  for (const [at, passage] of passages.entries()) {
    const { line, asked, person, language } = passage;
    if (searchConfig(language) === "german")
      for (const [, name = ""] of `${asked.text} ${line.text}`.matchAll(BARE))
        bare.set(name, (bare.get(name) ?? new Set<string>()).add(person));
    for (const place of PLACES) {
      add(stems[place], place === "own" ? passage.stems : passage[place], at);
      add(meanings[place], passage.concepts[place], at);
      add(words[place], passage.words[place], at);
    }
    await breathe();
  }
  const made = { stems, meanings, words, bare };
  read.set(passages, made);
  return made;
}

/** Those of passages whose postings were read. */
export function postingsOf(passages: readonly Passage[]): Postings {
  const known = read.get(passages);
  if (!known) throw new Error("The postings of these passages haven’t been read.");
  return known;
}

function add<Key>(postings: Map<Key, number[]>, keys: ReadonlySet<Key>, at: number): void {
  for (const key of keys) {
    const known = postings.get(key);
    if (known) known.push(at);
    else postings.set(key, [at]);
  }
}
