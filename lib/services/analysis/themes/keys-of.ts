import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isLastResort, isSoftWord, isStopWord } from "@/lib/services/analysis/words/stop-words";
import { CONCEPTS } from "../concepts/concepts-of";
import type { Nouns } from "./nouns";
import { strongestStems } from "./strongest";
import { isVague } from "./vague";
import type { Vectors } from "./vectors";

const THINGS = 6;
const LOOKED_AT = 40;
const stemmers = ["en", "de"].map(stemmerOf);

const isTelling = (word: string): boolean =>
  word.length > 2 && !isSoftWord(word) && !isLastResort(word) && !isStopWord(word) && !isVague(word);

/** The stems of all words of a topic that distinguish it from others, including common ones. */
export function topicKeys(topic: number): Set<string> {
  const words = (CONCEPTS[topic]?.words ?? []).filter(isTelling);
  return new Set(words.flatMap((word) => stemmers.map((stem) => stem(word))));
}

/**
 * The stems that show that a sentence is about a group: those of its `topic` (a concept's number), or else the names of
 * things among its strongest. Nobody takes a side on an adjective or a verb ("look").
 */
export function keysOf(centre: Float32Array, vectors: Vectors, nouns: Nouns, topic: number | null): Set<string> {
  if (topic !== null) return topicKeys(topic);
  const roots = strongestStems(centre, vectors, LOOKED_AT)
    .filter((feature) => isTelling(vectors.wordOf(feature)))
    .map(vectors.rootOf);
  return new Set(roots.filter((root) => nouns.has(root)).slice(0, THINGS));
}
