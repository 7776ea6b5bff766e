import type { LineSpan } from "./record";

/**
 * A span of a transcript: by seconds (every line that overlaps it), by Unicode code points of the whole text (its lines
 * in order, joined by a line feed; end exclusive), or by lines with UTF-16 offsets.
 */
export type Span = { startSeconds: number; endSeconds: number } | { startOffset: number; endOffset: number } | LineSpan;

/** The most that one passage may quote. */
export const MOST_LINES = 500;
export const MOST_CHARACTERS = 20_000;
