import { DOUBTFUL, NOBODY } from "./find/common-words";
import { wordsOf } from "./find/words-of";
import type { MaskKind } from "./record";

type Hidden = { kind: MaskKind; original: string; token: string };

const AT_ONCE = 500;
/** Scripts without spaces between words. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}]/u;

/** Finds masked words in any text and replaces them with their tokens; whole words only, the longest first. */
export class WordMatcher {
  private readonly patterns: RegExp[] = [];
  private readonly exact = new Map<string, string>();
  private readonly lower = new Map<string, string>();
  /** What to look for in the database. */
  readonly words: string[];

  constructor(hidden: readonly Hidden[]) {
    for (const { original, token, kind } of hidden) {
      if (!/[\p{L}\p{N}]/u.test(original)) continue;
      this.exact.set(original, token);
      if (isItself(original, kind)) this.lower.set(original.toLowerCase(), token);
    }
    this.words = [...this.exact.keys()].sort((a, b) => b.length - a.length);
    for (let at = 0; at < this.words.length; at += AT_ONCE)
      this.patterns.push(
        new RegExp(
          this.words
            .slice(at, at + AT_ONCE)
            .map(bounded)
            .join("|"),
          "giu",
        ),
      );
  }

  mask(text: string): string {
    let left = text;
    for (const pattern of this.patterns) left = left.replace(pattern, (found) => this.tokenOf(found) ?? found);
    return left;
  }

  /** Where masked words occur in a text, in order and without overlaps. */
  find(text: string): { start: number; end: number; original: string; token: string }[] {
    const found = this.patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(({ 0: original, index: start }) => {
        const token = this.tokenOf(original);
        return token === undefined ? [] : [{ start, end: start + original.length, original, token }];
      }),
    );
    let last = 0;
    return found
      .sort((a, b) => a.start - b.start)
      .filter(({ start, end }) => {
        if (start < last) return false;
        last = end;
        return true;
      });
  }

  private tokenOf(words: string): string | undefined {
    return this.exact.get(words) ?? this.lower.get(words.toLowerCase());
  }
}

/** Whether the words are the same apart from case: "maria", but not "may". */
function isItself(original: string, kind: MaskKind): boolean {
  if (kind !== "name") return true;
  const words = wordsOf(original);
  return words.length > 1 || words.every(({ lower }) => !DOUBTFUL.has(lower) && !NOBODY.has(lower));
}

function bounded(words: string): string {
  const [first = "", last = ""] = [words.slice(0, 2), words.slice(-2)];
  const before = UNSPACED.test(first) || !/^[\p{L}\p{N}]/u.test(words) ? "" : "(?<![\\p{L}\\p{N}])";
  const after = UNSPACED.test(last) || !/[\p{L}\p{N}]$/u.test(words) ? "" : "(?![\\p{L}\\p{N}])";
  return before + words.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&") + after;
}
