import { questionsById, type SessionFacts } from "../facts";
import type { QualityReason } from "../record";

/** Adults read 200 to 300 words a minute; whoever needs less than half the time for reading alone did not read. */
const READ_WORDS_A_SECOND = 4.2;
const TOO_FAST = 0.5;
const LEAST_QUESTIONS = 3;
const LEAST_READING_SECONDS = 8;

/** Done in less than half the time that reading the questions takes. Talks by voice and live ones can't be rushed. */
export function speeding({ answers, guide, durationSeconds, type }: SessionFacts): QualityReason | null {
  if (durationSeconds === null || type === "live-interview") return null;
  if (answers.some(({ manner }) => manner.spoken)) return null;
  const questions = questionsById(guide);
  const given = [...new Set(answers.filter(({ manner }) => !manner.skipped).map(({ questionId }) => questionId))];
  const words = given.reduce((sum, id) => {
    const question = questions.get(id);
    const text = [question?.text ?? "", ...(question?.options ?? [])].join(" ");
    return sum + text.split(/\s+/).filter(Boolean).length;
  }, 0);
  const reading = words / READ_WORDS_A_SECOND;
  if (given.length < LEAST_QUESTIONS || reading < LEAST_READING_SECONDS) return null;
  if (durationSeconds >= reading * TOO_FAST) return null;
  const text = `Answered ${given.length} questions in ${durationSeconds} s; reading them takes about ${Math.round(reading)} s.`;
  return { kind: "speeding", text };
}
