import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isLastResort, isSoftWord, isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { CONCEPTS, conceptsOf } from "../concepts/concepts-of";
import type { AnalysisLine } from "../line";
import { knownWords } from "../meaning/words";
import { BESIDE, guideOf, lookBeside } from "./beside";
import { meantBy } from "./meant";

/**
 * What a line is about: sorted features with weights, and its meaning in every dimension, empty if unknown; of length 1
 * overall. `named`: the topics that its own words name.
 */
export type Vector = { ids: Int32Array; weights: Float32Array; meant: Float32Array; named: readonly number[] };
/**
 * Features below `CONCEPTS.length` are concepts, the others stems (`rootOf`); `wordOf` is how people write one. A
 * center of several lines has the meaning's `dimensions` after its features.
 */
export type Vectors = {
  of: Vector[];
  features: number;
  dimensions: number;
  wordOf: (feature: number) => string;
  rootOf: (feature: number) => string;
};

const WEIGHT = { topic: 4, everyday: 0.2, stem: 0.8, soft: 0.3 } as const;
const ASKED = 1;
/** The share of meaning, as opposed to words, in the closeness of two lines. */
const MEANT = 0.3;
const MOST_STEMS = 6_000;
/** A word in more than this share of the lines doesn't distinguish any. */
const TOO_COMMON = 0.2;

type Counts = Map<number, number>;
const NOTHING = new Float32Array(0);

export async function vectorsOf(lines: readonly AnalysisLine[], breathe: () => Promise<void>): Promise<Vectors> {
  const stems = new Map<string, number>();
  const written = new Map<number, Map<string, number>>();
  const own: Counts[] = [];
  const asked = new Map<string, Counts>();
  for (const { text, question, language } of lines) {
    own.push(countOf(text, language, stems, written));
    if (question && !asked.has(question)) asked.set(question, countOf(question, language, stems, new Map()));
    if (own.length % 20 === 0) await breathe();
  }
  const having = new Int32Array(CONCEPTS.length + stems.size);
  for (const counts of own) for (const feature of counts.keys()) having[feature] = (having[feature] ?? 0) + 1;
  const kept = keep(having, lines.length);
  const known = await knownWords();
  const meant = await meantBy(lines, known, breathe);
  const guide = guideOf(lines);
  const of: Vector[] = [];
  for (const [at, line] of lines.entries()) {
    const sum: Counts = new Map();
    add(sum, own[at], 1);
    add(sum, line.question ? asked.get(line.question) : undefined, ASKED);
    lookBeside(lines, at, BESIDE.words, (place, share) => add(sum, own[place], share), guide);
    of.push({ ...toLengthOne(sum, kept, meant[at]), named: topicsIn(own[at]) });
    if (at % 20 === 0) await breathe();
  }
  const wordOf = (feature: number) =>
    [...(written.get(feature) ?? [])].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]?.[0] ?? "";
  const roots = [...stems.keys()];
  const rootOf = (feature: number) => roots[feature - CONCEPTS.length] ?? "";
  return { of, features: having.length, dimensions: known.dimensions, wordOf, rootOf };
}

function countOf(
  text: string,
  language: string | null,
  stems: Map<string, number>,
  written: Map<number, Map<string, number>>,
): Counts {
  const stem = stemmerOf(language);
  const meanings = conceptsOf(language);
  const counts: Counts = new Map();
  for (const word of wordsOf(text)) {
    const root = stem(word);
    for (const id of meanings(root))
      counts.set(id, (counts.get(id) ?? 0) + (CONCEPTS[id]?.title ? WEIGHT.topic : WEIGHT.everyday));
    if (word.length < 3 || isStopWord(word) || /^\d/.test(word)) continue;
    const feature = CONCEPTS.length + (stems.get(root) ?? stems.size);
    stems.set(root, feature - CONCEPTS.length);
    counts.set(
      feature,
      (counts.get(feature) ?? 0) + (isSoftWord(word) || isLastResort(word) ? WEIGHT.soft : WEIGHT.stem),
    );
    const forms = written.get(feature) ?? new Map<string, number>();
    written.set(feature, forms.set(word, (forms.get(word) ?? 0) + 1));
  }
  return counts;
}

/** Each feature's weight by rarity; 0 for those in only one line, in too many, or beyond the most frequent. */
function keep(having: Int32Array, all: number): Float32Array {
  const stems = [...having.keys()].slice(CONCEPTS.length).filter((feature) => (having[feature] ?? 0) > 1);
  stems.sort((a, b) => (having[b] ?? 0) - (having[a] ?? 0) || a - b);
  const chosen = new Set(stems.slice(0, MOST_STEMS));
  return Float32Array.from(having, (count, feature) => {
    const isStem = feature >= CONCEPTS.length;
    if (count === 0 || (isStem && (!chosen.has(feature) || count > all * TOO_COMMON))) return 0;
    return Math.log(1 + all / count);
  });
}

function add(sum: Counts, counts: Counts | undefined, share: number): void {
  for (const [feature, count] of counts ?? [])
    sum.set(feature, (sum.get(feature) ?? 0) + share * (1 + Math.log(Math.max(1, count))) * Math.min(1, count));
}

const topicsIn = (counts: Counts = new Map()): number[] =>
  [...counts.keys()].filter((feature) => CONCEPTS[feature]?.title);

function toLengthOne(sum: Counts, rarity: Float32Array, meant: Float32Array = NOTHING): Omit<Vector, "named"> {
  const isKnown = meant.some((each) => each !== 0);
  const words = isKnown ? Math.sqrt(1 - MEANT) : 1;
  const entries = [...sum]
    .map(([feature, count]) => [feature, count * (rarity[feature] ?? 0)] as const)
    .filter(([, weight]) => weight > 0)
    .sort(([a], [b]) => a - b);
  const length = Math.hypot(...entries.map(([, weight]) => weight)) || 1;
  return {
    ids: Int32Array.from(entries, ([feature]) => feature),
    weights: Float32Array.from(entries, ([, weight]) => (words * weight) / length),
    meant: isKnown ? meant.map((each) => each * Math.sqrt(MEANT)) : NOTHING,
  };
}
