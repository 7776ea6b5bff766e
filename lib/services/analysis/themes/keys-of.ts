import { stemmerOf } from "@/lib/services/eva/words/stem";
import { isLastResort, isSoftWord, isStopWord } from "@/lib/services/eva/words/stop-words";
import { CONCEPTS } from "../concepts/concepts-of";
import { isVague, type Nouns } from "./nouns";
import { strongestStems } from "./strongest";
import type { Vectors } from "./vectors";

const THINGS = 6;
const LOOKED_AT = 40;
const stemmers = ["en", "de"].map(stemmerOf);

const isTelling = (word: string): boolean =>
  word.length > 2 && !isSoftWord(word) && !isLastResort(word) && !isStopWord(word) && !isVague(word);

/** The stems of all words of a topic that tell it from others, also of those that everybody says. */
export function topicKeys(topic: number): Set<string> {
  const words = (CONCEPTS[topic]?.words ?? []).filter(isTelling);
  return new Set(words.flatMap((word) => stemmers.map((stem) => stem(word))));
}

/**
 * The stems by which a sentence is known to speak of a group: those of its `topic` (a concept's number); without one the names of things among its strongest:
 * of an adjective or a verb ("look") nobody takes a side.
 */
export function keysOf(centre: Float32Array, vectors: Vectors, nouns: Nouns, topic: number | null): Set<string> {
  if (topic !== null) return topicKeys(topic);
  const roots = strongestStems(centre, vectors, LOOKED_AT)
    .filter((feature) => isTelling(vectors.wordOf(feature)))
    .map(vectors.rootOf);
  return new Set(roots.filter((root) => nouns.has(root)).slice(0, THINGS));
}
