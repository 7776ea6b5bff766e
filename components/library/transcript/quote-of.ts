import { timecode } from "@/lib/core/time/timecode";
import type { Line, LineSpan } from "./line";

/** The lines of a span, with the part of each that is in it. */
function partsOf(lines: Line[], span: LineSpan): { line: Line; text: string }[] {
  const first = lines.findIndex(({ index }) => index === span.firstIndex);
  const last = lines.findIndex(({ index }) => index === span.lastIndex);
  if (first === -1 || last < first) return [];
  return lines.slice(first, last + 1).map((line, at) => ({
    line,
    text: line.text.slice(at === 0 ? span.firstOffset : 0, at === last - first ? span.lastOffset : undefined),
  }));
}

/** What a span says, one line per line. */
export const textOf = (lines: Line[], span: LineSpan): string =>
  partsOf(lines, span)
    .map(({ text }) => text)
    .join("\n");

/** A quote as plain text, to paste into a message: the words, then who, when and where to read it. */
export function quoteOf(lines: Line[], span: LineSpan, source: { name: string; url: string }): string {
  const parts = partsOf(lines, span);
  const speakers = [...new Set(parts.map(({ line }) => line.speaker).filter(Boolean))].join(", ");
  const start = parts[0]?.line.startSeconds;
  const where = [speakers, typeof start === "number" ? timecode(start) : "", source.name].filter(Boolean).join(", ");
  return `“${parts.map(({ text }) => text).join("\n")}”\n— ${where}\n${source.url}#s${span.firstIndex}`;
}

/** When a span is said: from the first line's start to the last line's end; null without times. */
export function timesOf(lines: Line[], span: LineSpan): { startSeconds: number; endSeconds: number } | null {
  const parts = partsOf(lines, span);
  const [start, end] = [parts[0]?.line.startSeconds, parts.at(-1)?.line.endSeconds];
  return typeof start === "number" && typeof end === "number" && end > start
    ? { startSeconds: start, endSeconds: end }
    : null;
}

/** The first words of a span, for a title. */
export function titleOf(text: string, words = 8): string {
  const all = text.split(/\s+/).filter(Boolean);
  return all.length > words
    ? `${all
        .slice(0, words)
        .join(" ")
        .replace(/[.,;:!?…]+$/, "")}…`
    : all.join(" ");
}
