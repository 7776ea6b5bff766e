import type { AnalysisLine, QuoteRef } from "@/lib/services/analysis/line";

/** A part of a line, in UTF-16 units. */
export type Place = { index: number; firstOffset: number; lastOffset: number };

/** A passage worth quoting, and the line that it is part of, with the question before it. */
export type Marked = { ref: QuoteRef; line: AnalysisLine };

/** How much of a passage, and of the question before it, is shown to a model that answers with numbers only. */
const MOST_SHOWN = 600;
const MOST_ASKED = 200;

export const shownAs = ({ ref, line }: Marked, passage: number) => ({
  passage,
  ...(line.question && { asked: line.question.slice(0, MOST_ASKED) }),
  said: ref.quote.slice(0, MOST_SHOWN),
});
