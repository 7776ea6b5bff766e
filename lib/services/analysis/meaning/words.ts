import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadOnce } from "@/lib/core/data/load-once";
import { rootOf } from "./root-of";

/** Known words and phrases by number. */
export type Index = {
  numberOf: (key: string) => number | undefined;
  /** The longest phrase, in words, whose key begins with this root. */
  longest: (root: string) => number;
};

/**
 * English words with known meaning. A vector has `dimensions` signed bytes at its word's number; words are nearer in
 * meaning the smaller the angle between them.
 */
export type Words = Index & { dimensions: number; vectors: Int8Array; lengths: Float32Array };

const shared = globalThis as typeof globalThis & { earshotWords?: () => Promise<Words> };

/** `keys` separated by tabs, and their vectors' bytes concatenated in base64. */
type Written = { dimensions: number; keys: string; bytes: string };

/** Made by `npm run train:meaning`; next.config.ts includes it as it is. */
const FILE = "lib/services/analysis/meaning/word-vectors.json";

/**
 * Loaded once, on first use: a megabyte that only searching by meaning needs. It is no module, because Next remembers
 * one that it failed to load until the restart.
 */
export function knownWords(): Promise<Words> {
  shared.earshotWords ??= loadOnce(async () => {
    const text = await readFile(join(/* turbopackIgnore: true */ process.cwd(), FILE), "utf8");
    return decode(JSON.parse(text) as Written);
  });
  return shared.earshotWords();
}

export function decode({ dimensions, keys, bytes }: Written): Words {
  const all = Buffer.from(bytes, "base64");
  const vectors = new Int8Array(all.buffer, all.byteOffset, all.length);
  const known = keys.split("\t");
  const lengths = Float32Array.from({ length: known.length }, (_, number) => {
    let square = 0;
    for (const each of vectors.subarray(number * dimensions, (number + 1) * dimensions)) square += each * each;
    return Math.sqrt(square) || 1;
  });
  return { ...indexOf(known), dimensions, vectors, lengths };
}

export function indexOf(keys: readonly string[]): Index {
  const numbers = new Map(keys.map((key, number) => [key, number]));
  const longest = new Map<string, number>();
  for (const key of keys) {
    const roots = key.split(" ");
    const first = roots[0] ?? "";
    longest.set(first, Math.max(longest.get(first) ?? 1, roots.length));
  }
  return { numberOf: (key) => numbers.get(key), longest: (root) => longest.get(root) ?? 1 };
}

/** Cosine of two words, given by number. */
export function nearness({ vectors, dimensions, lengths }: Words, a: number, b: number): number {
  let sum = 0;
  for (let at = 0; at < dimensions; at += 1)
    sum += (vectors[a * dimensions + at] ?? 0) * (vectors[b * dimensions + at] ?? 0);
  return sum / ((lengths[a] ?? 1) * (lengths[b] ?? 1));
}

/** The known words and phrases of an English text in order; each with its position and length in words. */
export function readWords(
  known: Index,
  stems: readonly string[],
  isSkipped: (place: number) => boolean,
): { number: number; place: number; count: number }[] {
  const roots = stems.map(rootOf);
  return roots.flatMap((root, place) => {
    const found: { number: number; place: number; count: number }[] = [];
    const single = isSkipped(place) ? undefined : known.numberOf(root);
    if (single !== undefined) found.push({ number: single, place, count: 1 });
    for (let count = 2; count <= known.longest(root); count += 1) {
      const number =
        place + count <= roots.length ? known.numberOf(roots.slice(place, place + count).join(" ")) : undefined;
      if (number !== undefined) found.push({ number, place, count });
    }
    return found;
  });
}
