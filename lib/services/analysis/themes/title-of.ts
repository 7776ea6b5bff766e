import { upperFirst } from "@/lib/core/text/upper-first";
import { isSoftWord } from "@/lib/services/analysis/words/stop-words";
import { CONCEPTS } from "../concepts/concepts-of";
import type { Nouns } from "./nouns";
import { strongest, strongestStems } from "./strongest";
import { isVague } from "./vague";
import type { Vector, Vectors } from "./vectors";

/** `topic`: the concept's number, if it is a common topic of product conversations. */
type Title = { en: string; de: string; topic: number | null };

const LOOKED_AT = 10;
/**
 * Words that occur only in questions ("the last time you paid") name no group: this share of its lines must name a
 * topic themselves.
 */
const NAMED_BY = 1 / 2;
const TOPICS = CONCEPTS.filter(({ title }) => title !== null).length;

/** The topic that a group is about, or else its strongest names of things, or words; null if it has none. */
export function titleOf(
  centre: Float32Array,
  members: readonly Vector[],
  vectors: Vectors,
  nouns: Nouns,
): Title | null {
  const naming = (topic: number) => members.filter(({ named }) => named.includes(topic)).length;
  const topic = strongest(centre, 0, TOPICS, TOPICS).find((each) => naming(each) >= members.length * NAMED_BY) ?? -1;
  const [stem = -1] = strongestStems(centre, vectors, 1);
  const known = CONCEPTS[topic]?.title;
  if (known && (centre[topic] ?? 0) >= (centre[stem] ?? 0)) return { ...known, topic };
  const stems = strongestStems(centre, vectors, LOOKED_AT);
  const things = stems.flatMap((feature) => nouns.get(vectors.rootOf(feature))?.phrase ?? []);
  const words = stems.map(vectors.wordOf).filter((word) => word !== "" && !isSoftWord(word) && !isVague(word));
  const [first, second] = apart(things.length > 0 ? things : words);
  if (first === undefined) return null;
  // A single word doesn't let anyone picture a theme.
  if (second === undefined)
    return things.length > 0 ? { en: `The ${first}`, de: upperFirst(first), topic: null } : null;
  return { en: upperFirst(`${first} and ${second}`), de: upperFirst(`${first} und ${second}`), topic: null };
}

/** The first two that share no words: "door step" and "step" are one thing. */
function apart(names: readonly string[]): [string?, string?] {
  const [first, ...others] = names;
  if (first === undefined) return [];
  const own = new Set(first.split(" "));
  return [first, others.find((other) => !other.split(" ").some((word) => own.has(word)))];
}
