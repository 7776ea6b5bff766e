import { groupBy } from "@/lib/core/data/group-by";
import { type Feeling, feelingOf } from "@/lib/core/evidence/feeling-of";
import type { AnalysisLine } from "@/lib/services/analysis/line";

/** A line with how it speaks of things, -100 to 100; null where its words don't say. */
export type Scored = { line: AnalysisLine; score: number | null };

type Part = { score: number | null; label: Feeling };
type Segment = Part & { index: number; start_seconds: number | null; end_seconds: number | null };
type OfFile = Part & { file_id: string; segments: Segment[] };

/** The result of a job: of each transcript, and of all of them together. No words: those are the transcript's. */
export function summary(scored: readonly Scored[]): { overall: Part; files: OfFile[] } {
  const files = groupBy(scored, ({ line }) => line.ownerId);
  return {
    overall: together(scored),
    files: [...files].map(([file_id, own]) => ({ file_id, ...together(own), segments: own.flatMap(toSegment) })),
  };
}

const toSegment = ({ line, score }: Scored): Segment[] =>
  score === null
    ? []
    : [
        {
          index: line.index,
          start_seconds: line.startSeconds,
          end_seconds: line.endSeconds,
          score,
          label: feelingOf(score),
        },
      ];

/** The mean of the lines that say something, the longer ones counting for more. */
function together(scored: readonly Scored[]): Part {
  let [sum, weight] = [0, 0];
  for (const { line, score } of scored) {
    if (score === null) continue;
    const length = Math.sqrt(line.text.length);
    sum += score * length;
    weight += length;
  }
  const score = weight > 0 ? Math.round(sum / weight) : null;
  return { score, label: feelingOf(score) };
}
