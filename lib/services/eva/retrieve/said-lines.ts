import { interviewIn, isOfInterviews } from "@/lib/core/interviews-in";
import type { AnalysisLine } from "@/lib/services/analysis/line";
import { fluent } from "@/lib/services/analysis/words/fluent";
import { moderatorsOf } from "@/lib/services/evidence/moderators-of";
import { ownerOf } from "@/lib/services/evidence/record";
import { traitsIn } from "@/lib/services/evidence/traits-in";
import type { Corpus, Line } from "./corpus";
import { personKey } from "./people";

/**
 * What participants said, each with the question before it, as the analysis reads it; `lineAt` finds the line itself.
 */
export function saidLines({ documents }: Pick<Corpus, "documents">) {
  const found = new Map<string, Line>();
  const lines = documents.flatMap(({ origin, language, speakers, lines: all }): AnalysisLine[] => {
    const ownerId = ownerOf(origin);
    const moderators = moderatorsOf(speakers);
    const isOfSeveral = isOfInterviews(all, moderators);
    const traits = isOfSeveral ? traitsIn(all, moderators) : null;
    let question: string | null = null;
    return all.flatMap((line, at) => {
      if (traits?.has(at)) return [];
      if (moderators.has(line.speaker)) question = fluent(line.text);
      else {
        found.set(`${ownerId} ${line.index}`, line);
        const { index, speaker, text, startSeconds, endSeconds } = line;
        const participantId = personKey(ownerId, speaker);
        const interview = isOfSeveral ? interviewIn(ownerId, speaker) : ownerId;
        return [
          { ownerId, interview, index, speaker, participantId, question, text, language, startSeconds, endSeconds },
        ];
      }
      return [];
    });
  });
  return { lines, lineAt: (ownerId: string, index: number) => found.get(`${ownerId} ${index}`) };
}
