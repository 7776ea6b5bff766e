import { nameWordsOf } from "@/lib/services/eva/retrieve/corpus/names-in";
import { moderatorsOf } from "@/lib/services/evidence/moderators-of";
import { speakerShares } from "@/lib/services/evidence/speaker-shares";
import type { DemoCorpus } from "./demo-corpus";
import { readInterviews, type WrittenLine } from "./read-interviews";

export type InterviewPassage = { key: string; sentiment: -1 | 0 | 1 };
export type InterviewSet = { corpus: DemoCorpus; passages: InterviewPassage[] };

/** A folder's interviews; `chosen` are their numbers. */
export const interviewSet = (folder: URL, chosen?: readonly number[]): InterviewSet =>
  setOf(
    [...readInterviews(folder)]
      .map(([name, written]) => [String(Number(name.slice(0, 2))), written] as const)
      .filter(([number]) => !chosen || chosen.includes(Number(number))),
  );

/** Written interviews, by id, as Eva reads them, and the side each statement takes. */
export function setOf(interviews: readonly (readonly [id: string, written: readonly WrittenLine[]])[]): InterviewSet {
  const passages: InterviewPassage[] = [];
  const said: DemoCorpus["said"] = new Map();
  const nameWords = new Set<string>();
  const people = new Set<string>();
  const documents = interviews.map(([fileId, written]) => {
    const origin = { fileId };
    const lines = written.map(({ speaker, text, sentiment }, index) => {
      if (sentiment !== null) passages.push({ key: `${origin.fileId}:${index}`, sentiment });
      return { origin, index, follows: index > 0, speaker, startSeconds: null, endSeconds: null, text };
    });
    const speakers = speakerShares(lines);
    const moderators = moderatorsOf(speakers);
    for (const line of lines) {
      if (moderators.has(line.speaker)) continue;
      said.set(`${origin.fileId}:${line.index}`, { ...line, language: "en" });
      people.add(`${origin.fileId} ${line.speaker}`);
      for (const word of nameWordsOf(line.speaker)) nameWords.add(word);
    }
    return { origin, language: "en", speakers, lines };
  });
  return { corpus: { documents, people: people.size, nameWords, said }, passages };
}
