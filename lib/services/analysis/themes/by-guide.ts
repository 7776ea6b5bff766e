import type { AnalysisLine } from "../line";

/** Who asks more questions than that talks freely; what is asked once in passing tells nothing. */
const MOST_QUESTIONS = 30;
/** What an interview is made of are answers. */
const ANSWERS = 0.5;
const FEWEST_INTERVIEWS = 2;

/** Interviews along a guide are made of few questions, which everybody is asked in much the same words. */
export function isByGuide(lines: readonly AnalysisLine[]): boolean {
  const asked = lines.filter(({ question }) => question !== null);
  const interviews = new Set(asked.map(({ ownerId }) => ownerId)).size;
  const questions = new Set(asked.map(({ ownerId, question }) => `${ownerId} ${question}`)).size;
  const isInterview = interviews >= FEWEST_INTERVIEWS && asked.length >= lines.length * ANSWERS;
  return isInterview && questions <= interviews * MOST_QUESTIONS;
}
