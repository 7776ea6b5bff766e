import { type InterviewSet, interviewSet } from "../interview-set";

/**
 * Seven interviews of seven fields, what was asked about them and how each thing said is meant. Written before what they
 * measure was worked on, and only for reporting: whoever looks at a single miss spoils it.
 */
export const heldOut = (): InterviewSet =>
  interviewSet(new URL("interviews/", import.meta.url), new URL("questions.txt", import.meta.url));
