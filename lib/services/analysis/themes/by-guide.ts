import { type AnalysisLine, interviewOf } from "../line";

/**
 * An interviewer with more questions than that is having a free conversation; what is asked once in passing says
 * nothing.
 */
const MOST_QUESTIONS = 30;
/** Share of answers in a guided interview. */
const ANSWERS = 0.5;
const FEWEST_INTERVIEWS = 2;

/** Whether these are guided interviews: few questions, asked of everyone in much the same words. */
export function isByGuide(lines: readonly AnalysisLine[]): boolean {
  const asked = lines.filter(({ question }) => question !== null);
  const interviews = new Set(asked.map(interviewOf)).size;
  const questions = new Set(asked.map((line) => `${interviewOf(line)} ${line.question}`)).size;
  const isInterview = interviews >= FEWEST_INTERVIEWS && asked.length >= lines.length * ANSWERS;
  return isInterview && questions <= interviews * MOST_QUESTIONS;
}
