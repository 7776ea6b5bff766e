import { type Nouns, withArticle } from "../nouns";
import type { Voice } from "./opinion";

/** If this share of the people name one thing, that is what they are talking about. */
const SAME = 0.75;
const FEWEST = 2;

/**
 * What people talk about when they take a side: the thing that most of them name, or null, also if it is one of `own`.
 */
export function thingOf(voices: readonly Voice[], nouns: Nouns, own: ReadonlySet<string>): string | null {
  const counts = new Map<string, number>();
  for (const { stem } of voices) if (nouns.has(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const [most] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  if (most && own.has(most[0])) return null;
  const noun = most && most[1] >= Math.max(FEWEST, voices.length * SAME) ? nouns.get(most[0]) : undefined;
  return noun ? withArticle(noun.phrase) : null;
}
