import { readFileSync } from "node:fs";
import { type InterviewSet, interviewSet } from "../interview-set";
import { readQuestions } from "../labelled";

const FOLDER = new URL("interviews/", import.meta.url);

export type HeldOut = InterviewSet & { questions: ReturnType<typeof readQuestions> };

/**
 * Seven interviews from seven fields, with questions and the side of each statement. Written before the work they
 * measure, and only for reporting: looking at a single miss spoils them.
 */
export function heldOut(): HeldOut {
  const { corpus, passages } = interviewSet(FOLDER);
  const questions = readQuestions(readFileSync(new URL("questions.txt", import.meta.url), "utf8"));
  return { corpus, questions, passages };
}
