import type { AnalysisLine } from "@/lib/services/analysis/line";
import { ownerOf } from "@/lib/services/evidence/record";
import type { Passage } from "./passages";

/** A passage as it is analyzed, with the question before it. */
export const lineOf = ({ line, person, language, asked }: Passage): AnalysisLine => ({
  ownerId: ownerOf(line.origin),
  index: line.index,
  speaker: line.speaker,
  participantId: person,
  question: asked.text || null,
  text: line.text,
  language,
  startSeconds: null,
  endSeconds: null,
});
