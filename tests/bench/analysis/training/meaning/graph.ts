import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import type { Association } from "./read-associations";

/** A symmetric sparse matrix by rows: `columns[row]` and `values[row]` correspond, sorted by column. */
export type Sparse = { columns: Int32Array[]; values: Float64Array[] };
export type Graph = { keys: string[]; counts: number[]; links: Sparse };

/** An associate counts less the later it is in its line; two in one line are also weakly linked to each other. */
const FADING = 0.12;
const TOGETHER = 0.15;
/** Rare multi-word entries partly stand for the words they consist of. */
const FEWEST_FOR_PHRASE = 2;
const IN_PART = 0.5;

const weightAt = (place: number): number => 1 / (1 + FADING * place);

/** Which words are associated, and how strongly. */
export function graphOf(associations: readonly Association[]): Graph {
  const seen = new Map<string, number>();
  for (const { head, associates } of associations)
    for (const key of [head, ...associates]) seen.set(key, (seen.get(key) ?? 0) + 1);
  const partsOf = (key: string): [string, number][] => {
    const words = key.split(" ");
    if (words.length === 1) return [[key, 1]];
    const telling = words.filter((word) => !isStopWord(word));
    const parts = telling.map((word): [string, number] => [word, IN_PART / telling.length]);
    return (seen.get(key) ?? 0) >= FEWEST_FOR_PHRASE ? [[key, 1], ...parts] : parts;
  };
  const places = new Map<string, number>();
  const counts: number[] = [];
  const rows: Map<number, number>[] = [];
  const placeOf = (key: string): number => {
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, rows.length);
    rows.push(new Map());
    counts.push(0);
    return rows.length - 1;
  };
  const link = (a: number, b: number, weight: number) => {
    if (a === b) return;
    rows[a]?.set(b, (rows[a]?.get(b) ?? 0) + weight);
    rows[b]?.set(a, (rows[b]?.get(a) ?? 0) + weight);
  };
  for (const { head, associates } of associations) {
    const heads = partsOf(head).map(([key, share]) => [placeOf(key), share] as const);
    const told = associates.map((key, at) =>
      partsOf(key).map(([part, share]) => [placeOf(part), share * weightAt(at)] as const),
    );
    for (const [at, share] of [...heads, ...told.flat()]) counts[at] = (counts[at] ?? 0) + share;
    for (const [nth, parts] of told.entries())
      for (const [at, share] of parts) {
        for (const [head, headShare] of heads) link(head, at, share * headShare);
        for (const others of told.slice(nth + 1))
          for (const [other, otherShare] of others) link(at, other, TOGETHER * share * otherShare);
      }
  }
  const sorted = rows.map((row) => [...row].sort(([a], [b]) => a - b));
  return {
    keys: [...places.keys()],
    counts,
    links: {
      columns: sorted.map((row) => Int32Array.from(row, ([at]) => at)),
      values: sorted.map((row) => Float64Array.from(row, ([, weight]) => weight)),
    },
  };
}
