import { groupBy } from "@/lib/core/data/group-by";
import { SPEAKER_LINE } from "./record";
import type { MaskRow } from "./row";

/** Words of a line to be replaced: UTF-16 offsets of the old line, in order and without overlaps. */
export type Replacement = { start: number; end: number; text: string };

/** The replacements that put masks' tokens, or their original words, into the lines: by line, in order. */
export function replacementsOf(masks: readonly MaskRow[], put: "token" | "original"): Map<number, Replacement[]> {
  const lines = groupBy(
    masks.filter(({ index }) => index !== SPEAKER_LINE),
    ({ index }) => index,
  );
  const ordered = (rows: MaskRow[]) =>
    rows
      .map(({ startOffset: start, endOffset: end, [put]: text }) => ({ start, end, text }))
      .sort((a, b) => a.start - b.start);
  return new Map([...lines].map(([index, rows]) => [index, ordered(rows)]));
}

/** The line with its words replaced. */
export function replaceIn(line: string, replacements: readonly Replacement[]): string {
  let text = "";
  let last = 0;
  for (const { start, end, text: put } of replacements) {
    text += line.slice(last, start) + put;
    last = end;
  }
  return text + line.slice(last);
}

/**
 * The new position of an offset of the old line. One inside replaced words moves to their `start` or `end`: a quote
 * that began or ended within a masked name contains the whole token.
 */
export function movedTo(offset: number, replacements: readonly Replacement[], edge: "start" | "end"): number {
  let moved = offset;
  for (const { start, end, text } of replacements) {
    if (offset >= end) moved += text.length - (end - start);
    else if (offset > start) {
      const atStart = moved - (offset - start);
      return edge === "start" ? atStart : atStart + text.length;
    } else break;
  }
  return moved;
}

/** A quotation from the old line with its words replaced; null if the line doesn't contain it. */
export function replaceInQuote(quote: string, line: string, replacements: readonly Replacement[]): string | null {
  const at = line.indexOf(quote);
  if (at < 0 || quote === "") return null;
  const start = movedTo(at, replacements, "start");
  const end = movedTo(at + quote.length, replacements, "end");
  return replaceIn(line, replacements).slice(start, end);
}
