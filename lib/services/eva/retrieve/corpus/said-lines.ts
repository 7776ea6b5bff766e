import type { AnalysisLine } from "@/lib/services/analysis/line";
import { readTurns } from "@/lib/services/analysis/read-turns";
import { ownerOf } from "@/lib/services/evidence/record";
import type { Corpus, Line } from "./corpus";
import { personKey } from "./people";

/**
 * What participants said, each with the question before it, as the analysis reads it; `lineAt` finds the line itself.
 */
export function saidLines({ documents }: Pick<Corpus, "documents">) {
  const found = new Map<string, Line>();
  const lines = documents.flatMap(({ origin, language, speakers, lines: all }): AnalysisLine[] => {
    const ownerId = ownerOf(origin);
    return readTurns(all, ownerId, speakers).map(({ turn, ...asked }) => {
      const { index, speaker, text, startSeconds, endSeconds } = turn;
      found.set(`${ownerId} ${index}`, turn);
      const participantId = personKey(ownerId, speaker);
      return { ownerId, ...asked, index, speaker, participantId, text, language, startSeconds, endSeconds };
    });
  });
  return { lines, lineAt: (ownerId: string, index: number) => found.get(`${ownerId} ${index}`) };
}
