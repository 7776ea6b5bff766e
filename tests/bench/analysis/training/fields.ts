import { type InterviewSet, interviewSet } from "../interview-set";

/** Those that the questions are about, and two that they are not. */
const CHOSEN = [3, 5, 8, 10, 14, 16];

/** Six training interviews of fields that no list of words knows, with questions for development. */
export const fields = (): InterviewSet =>
  interviewSet(new URL("interviews/", import.meta.url), new URL("questions.txt", import.meta.url), CHOSEN);
