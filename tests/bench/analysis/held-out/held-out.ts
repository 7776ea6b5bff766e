import { readFileSync } from "node:fs";
import { nameWordsOf } from "@/lib/services/eva/retrieve/search-corpus";
import { moderatorsOf } from "@/lib/services/evidence/moderators-of";
import { speakerShares } from "@/lib/services/evidence/speaker-shares";
import type { DemoCorpus } from "../demo-corpus";
import { readQuestions } from "../labelled";
import { readInterviews } from "../read-interviews";

const FOLDER = new URL("interviews/", import.meta.url);

export type HeldOutPassage = { key: string; sentiment: -1 | 0 | 1 };
export type HeldOut = {
  corpus: DemoCorpus;
  questions: ReturnType<typeof readQuestions>;
  passages: HeldOutPassage[];
};

/**
 * Seven interviews of seven fields, what was asked about them and how each thing said is meant. Written before what they
 * measure was worked on, and only for reporting: whoever looks at a single miss spoils it.
 */
export function heldOut(): HeldOut {
  const passages: HeldOutPassage[] = [];
  const said: DemoCorpus["said"] = new Map();
  const nameWords = new Set<string>();
  const people = new Set<string>();
  const documents = [...readInterviews(FOLDER)].map(([name, written]) => {
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
  const questions = readQuestions(readFileSync(new URL("questions.txt", import.meta.url), "utf8"));
  return { corpus: { documents, people: people.size, nameWords, said }, questions, passages };
}
