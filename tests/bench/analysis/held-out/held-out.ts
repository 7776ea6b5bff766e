import { readFileSync } from "node:fs";
import { type InterviewSet, interviewSet } from "../interview-set";
import { readQuestions } from "../labelled";

const FOLDER = new URL("interviews/", import.meta.url);

export type HeldOut = InterviewSet & { questions: ReturnType<typeof readQuestions> };

/**
 * Seven interviews of seven fields, what was asked about them and how each thing said is meant. Written before what they
 * measure was worked on, and only for reporting: whoever looks at a single miss spoils it.
 */
export function heldOut(): HeldOut {
  const { corpus, passages } = interviewSet(FOLDER);
  const questions = readQuestions(readFileSync(new URL("questions.txt", import.meta.url), "utf8"));
  return { corpus, questions, passages };
}
