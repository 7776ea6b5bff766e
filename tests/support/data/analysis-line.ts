import type { AnalysisLine } from "@/lib/services/analysis/line";

/** A line as the analysis reads it: said by Ana in a file, unasked, unless told otherwise. */
export const analysisLine = (index: number, text: string, more: Partial<AnalysisLine> = {}): AnalysisLine => ({
  ownerId: "fil_1",
  index,
  speaker: "Ana",
  participantId: null,
  question: null,
  text,
  language: "en",
  startSeconds: null,
  endSeconds: null,
  ...more,
});
