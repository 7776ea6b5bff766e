import { questionsById, type SessionFacts } from "../facts";
import type { QualityReason } from "../record";

const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Adults read 200 to 300 words a minute; someone who took less than half the reading time didn't read. */
const READ_WORDS_A_SECOND = 4.2;
const TOO_FAST = 0.5;
const LEAST_QUESTIONS = 3;
const LEAST_READING_SECONDS = 8;
/** The fastest typists write about 3.5 words a second, and here they also read questions. */
const TYPED_WORDS_A_SECOND = 4;
const LEAST_TYPED_WORDS = 30;

/**
 * Finished in less than half the time that reading the questions takes, or with more words than anyone can type in that
 * time. Voice and live interviews can't be rushed.
 */
export function speeding(facts: SessionFacts): QualityReason | null {
  const { answers, durationSeconds, type } = facts;
  if (durationSeconds === null || type === "live-interview") return null;
  if (answers.some(({ manner }) => manner.spoken)) return null;
  const text = readTooFast(facts, durationSeconds) ?? typedTooFast(facts, durationSeconds);
  return text === null ? null : { kind: "speeding", text };
}

function typedTooFast({ answers }: SessionFacts, durationSeconds: number): string | null {
  const typed = answers.reduce((sum, { text }) => sum + wordCount(text), 0);
  if (typed < LEAST_TYPED_WORDS || typed <= durationSeconds * TYPED_WORDS_A_SECOND) return null;
  return `Wrote ${typed} words in ${durationSeconds} s, faster than anyone types.`;
}

function readTooFast({ answers, guide }: SessionFacts, durationSeconds: number): string | null {
  const questions = questionsById(guide);
  const given = [...new Set(answers.filter(({ manner }) => !manner.skipped).map(({ questionId }) => questionId))];
  const words = given.reduce((sum, id) => {
    const question = questions.get(id);
    const text = [question?.text ?? "", ...(question?.options ?? [])].join(" ");
    return sum + wordCount(text);
  }, 0);
  const reading = words / READ_WORDS_A_SECOND;
  if (given.length < LEAST_QUESTIONS || reading < LEAST_READING_SECONDS) return null;
  if (durationSeconds >= reading * TOO_FAST) return null;
  return `Answered ${given.length} questions in ${durationSeconds} s; reading them takes about ${Math.round(reading)} s.`;
}
