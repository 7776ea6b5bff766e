import { nameWordsOf } from "@/lib/services/eva/retrieve/search-corpus";
import { moderatorsOf } from "@/lib/services/evidence/moderators-of";
import { speakerShares } from "@/lib/services/evidence/speaker-shares";
import type { DemoCorpus } from "./demo-corpus";
import { readInterviews } from "./read-interviews";

export type InterviewPassage = { key: string; sentiment: -1 | 0 | 1 };
export type InterviewSet = { corpus: DemoCorpus; passages: InterviewPassage[] };

/** Written interviews as Eva reads them, and how each thing said is meant; `chosen` are their numbers. */
export function interviewSet(folder: URL, chosen?: readonly number[]): InterviewSet {
  const passages: InterviewPassage[] = [];
  const said: DemoCorpus["said"] = new Map();
  const nameWords = new Set<string>();
  const people = new Set<string>();
  const documents = [...readInterviews(folder)].flatMap(([name, written]) => {
    if (chosen && !chosen.includes(Number(name.slice(0, 2)))) return [];
    const origin = { fileId: String(Number(name.slice(0, 2))) };
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
