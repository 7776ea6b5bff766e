import type { LineSpan } from "./record";

/**
 * A stretch of a transcript: by seconds (every line that overlaps it), by Unicode code points of the whole text (its
 * lines in order, joined by a line feed; the end excluded), or by lines with UTF-16 offsets.
 */
export type Span = { startSeconds: number; endSeconds: number } | { startOffset: number; endOffset: number } | LineSpan;

/** One passage quotes at most this much. */
export const MOST_LINES = 500;
export const MOST_CHARACTERS = 20_000;
