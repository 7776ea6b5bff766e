import { invalid } from "@/lib/core/errors";
import type { Line } from "./lines";
import type { LineSpan } from "./record";
import type { Span } from "./span";

/** One line's part of a passage: UTF-16 offsets, end exclusive. */
export type Part = { line: Line; from: number; to: number };

/** The parts of the lines that a span covers; lines of which it covers nothing are left out. */
export function partsOf(lines: readonly Line[], span: Span): Part[] {
  if ("startSeconds" in span) return lines.map((line) => ({ line, from: 0, to: line.text.length }));
  const parts =
    "startOffset" in span
      ? lines.map((line) => ({
          line,
          from: unitsBefore(line.text, span.startOffset - line.fromCharacter),
          to: unitsBefore(line.text, span.endOffset - line.fromCharacter),
        }))
      : lines.map((line) => ({
          line,
          from: line.index === span.firstIndex ? span.firstOffset : 0,
          to: line.index === span.lastIndex ? span.lastOffset : line.text.length,
        }));
  return parts.filter(({ from, to }) => from < to);
}

export const textOf = (parts: readonly Part[]): string =>
  parts.map(({ line, from, to }) => line.text.slice(from, to)).join("\n");

/** The part of a span that says exactly `text`, the first if there are several. Throws `invalid`. */
export function narrow(parts: readonly Part[], text: string): Part[] {
  const start = textOf(parts).indexOf(text);
  if (text === "" || start === -1)
    throw invalid("text", "The text must be an exact part of what is said in this span.");
  let at = 0;
  return parts.flatMap(({ line, from, to }) => {
    const begin = from + Math.max(0, start - at);
    const end = from + Math.min(to - from, start + text.length - at);
    at += to - from + 1;
    return begin < end ? [{ line, from: begin, to: end }] : [];
  });
}

export function spanOf(parts: readonly Part[]): LineSpan | null {
  const first = parts[0];
  const last = parts.at(-1);
  if (!first || !last) return null;
  return { firstIndex: first.line.index, firstOffset: first.from, lastIndex: last.line.index, lastOffset: last.to };
}

/** UTF-16 units of the first `characters` code points. */
function unitsBefore(text: string, characters: number): number {
  if (characters <= 0) return 0;
  let units = 0;
  let left = characters;
  for (const character of text) {
    if (left === 0) return units;
    units += character.length;
    left -= 1;
  }
  return units;
}
