import type { Passage } from "./passages";

/** Where a passage mentions something: in itself, in the question it answers, in neighboring lines. */
export const PLACES = ["own", "question", "nearby"] as const;
export type Place = (typeof PLACES)[number];

/** Which passages (by number) contain a stem, a concept or a word with known meaning, for each place. */
export type Postings = {
  stems: Record<Place, ReadonlyMap<string, readonly number[]>>;
  meanings: Record<Place, ReadonlyMap<number, readonly number[]>>;
  words: Record<Place, ReadonlyMap<number, readonly number[]>>;
};

const read = new WeakMap<readonly Passage[], Postings>();

/** Computed once per list of passages, however many questions it is asked. */
export function postingsOf(passages: readonly Passage[]): Postings {
  const known = read.get(passages);
  if (known) return known;
  const stemsAt = (place: Place) => (passage: Passage) => (place === "own" ? passage.stems : passage[place]);
  const of = <Key>(keysOf: (place: Place) => (passage: Passage) => ReadonlySet<Key>) => ({
    own: collect(passages, keysOf("own")),
    question: collect(passages, keysOf("question")),
    nearby: collect(passages, keysOf("nearby")),
  });
  const made = {
    stems: of(stemsAt),
    meanings: of<number>(
      (place) =>
        ({ concepts }) =>
          concepts[place],
    ),
    words: of<number>(
      (place) =>
        ({ words }) =>
          words[place],
    ),
  };
  read.set(passages, made);
  return made;
}

function collect<Key>(
  passages: readonly Passage[],
  keysOf: (passage: Passage) => ReadonlySet<Key>,
): ReadonlyMap<Key, readonly number[]> {
  const postings = new Map<Key, number[]>();
  for (const [at, passage] of passages.entries())
    for (const key of keysOf(passage)) {
      const known = postings.get(key);
      if (known) known.push(at);
      else postings.set(key, [at]);
    }
  return postings;
}
