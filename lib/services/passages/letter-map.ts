import { lettersOf } from "./letters";

/** Where the letters of a text went when it changed: each one's new number, or null if it is gone. */
export type LetterMap = {
  /** For the start of a span: where its first letter went, or if that is gone, where its replacement begins. */
  start(letter: number): number;
  /** For the end of a span, given as the number after its last letter. */
  end(letter: number): number;
};

/** Above this many comparisons, the changed middle counts as replaced entirely. */
const MOST_CELLS = 1_000_000;

/** A word, or a character in scripts without spaces. */
const TOKEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}\p{M}]+|[^\s]/gu;

/**
 * Finds the letters that stay by the common beginning and end, and in between by words. Takes the texts with their
 * whitespace, which separates words.
 */
export function letterMap(before: string, after: string): LetterMap {
  const [old, now] = [lettersOf(before), lettersOf(after)];
  const head = commonHead(old, now);
  const tail = commonTail(old, now, head);
  const kept = keptBetween(tokensOf(before, head, old.length - tail), tokensOf(after, head, now.length - tail));
  const moved = (letter: number): number | null => {
    if (letter < head) return letter;
    if (letter >= old.length - tail) return letter + now.length - old.length;
    return kept.get(letter) ?? null;
  };
  return {
    start(letter) {
      if (letter >= old.length) return now.length;
      for (let at = letter; at >= 0; at--) {
        const to = moved(at);
        if (to !== null) return at === letter ? to : to + 1;
      }
      return 0;
    },
    end(letter) {
      if (letter <= 0) return 0;
      for (let at = letter - 1; at < old.length; at++) {
        const to = moved(at);
        if (to !== null) return at === letter - 1 ? to + 1 : to;
      }
      return now.length;
    },
  };
}

type Token = { text: string; from: number };

/** The words between two letters, each with the number of its first letter; a word that extends beyond is cut. */
function tokensOf(text: string, from: number, to: number): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const [token] of text.matchAll(TOKEN)) {
    const cut = token.slice(Math.max(0, from - at), Math.max(0, to - at));
    if (cut !== "") tokens.push({ text: cut, from: Math.max(at, from) });
    at += token.length;
    if (at >= to) break;
  }
  return tokens;
}

function commonHead(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a[length] === b[length]) length++;
  // Never between the halves of a surrogate pair.
  return /[\uD800-\uDBFF]/.test(a.charAt(length - 1)) ? length - 1 : length;
}

function commonTail(a: string, b: string, head: number): number {
  const most = Math.min(a.length, b.length) - head;
  let length = 0;
  while (length < most && a[a.length - 1 - length] === b[b.length - 1 - length]) length++;
  return /[\uDC00-\uDFFF]/.test(a.charAt(a.length - length)) ? length - 1 : length;
}

/** The longest common subsequence of words: letters of the first text and where they went in the second. */
function keptBetween(a: readonly Token[], b: readonly Token[]): Map<number, number> {
  const kept = new Map<number, number>();
  if (a.length * b.length > MOST_CELLS) return kept;
  const width = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * width);
  const cell = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      longest[i * width + j] =
        a[i]?.text === b[j]?.text ? cell(i + 1, j + 1) + 1 : Math.max(cell(i + 1, j), cell(i, j + 1));
  let [i, j] = [0, 0];
  for (let [left, right] = [a[0], b[0]]; left && right; [left, right] = [a[i], b[j]]) {
    if (left.text === right.text) {
      for (let at = 0; at < left.text.length; at++) kept.set(left.from + at, right.from + at);
      [i, j] = [i + 1, j + 1];
    } else if (cell(i + 1, j) >= cell(i, j + 1)) i++;
    else j++;
  }
  return kept;
}
