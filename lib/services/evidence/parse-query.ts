import { plainInPlace } from "@/lib/core/text/plain-letters";

export type SearchQuery = {
  /** What must occur, in PostgreSQL's web search syntax: words, "phrases", or. */
  wanted: string;
  /** What must not occur, each item joined by `or`. */
  unwanted: string;
  /** Words of three letters or more, for matching parts of words; none if there is a phrase, which is meant exactly. */
  parts: string[];
};

const TOKEN = /(-?)(?:"([^"]*)"?|([^\s"]+))/g;
const MAX_PARTS = 6;

/** Splits typed text into words, phrases in straight or curly quotes, and both with a minus in front. */
export function parseQuery(q: string): SearchQuery {
  const wanted: string[] = [];
  const unwanted: string[] = [];
  const words: string[] = [];
  for (const [, minus, phrase, word] of q.replace(/[“”„«»]/g, '"').matchAll(TOKEN)) {
    const text = phrase === undefined ? (word ?? "") : `"${phrase}"`;
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    (minus ? unwanted : wanted).push(text);
    if (!minus) words.push(...(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []));
  }
  const exact = wanted.some((text) => text.startsWith('"'));
  if (exact) words.length = 0;
  const parts = [...new Set(words)].filter((word) => word.length >= 3 && word !== "or").slice(0, MAX_PARTS);
  return { wanted: wanted.join(" "), unwanted: unwanted.join(" or "), parts };
}

/** Where parts of words occur in a text, if the database didn't mark whole ones. */
export function markParts(text: string, parts: readonly string[]): { start: number; end: number }[] {
  const plain = plainInPlace(text);
  const marks = parts.flatMap((part) => {
    const wanted = plainInPlace(part);
    const at = plain.indexOf(wanted);
    return at < 0 ? [] : [{ start: at, end: at + wanted.length }];
  });
  return marks.sort((a, b) => a.start - b.start).filter((mark, i, all) => mark.start >= (all[i - 1]?.end ?? 0));
}
