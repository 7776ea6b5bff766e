import type { AnalysisLine } from "@/lib/services/analysis/line";
import { fluent } from "@/lib/services/analysis/words/fluent";
import { ownerOf } from "@/lib/services/evidence/record";
import type { Passage } from "./passages";

/** A passage as it is analyzed, with the question before it. */
export const lineOf = ({ line, person, interview, language, asked }: Passage): AnalysisLine => ({
  ownerId: ownerOf(line.origin),
  interview,
  index: line.index,
  speaker: line.speaker,
  participantId: person,
  question: fluent(asked.text) || null,
  text: line.text,
  language,
  startSeconds: null,
  endSeconds: null,
});
