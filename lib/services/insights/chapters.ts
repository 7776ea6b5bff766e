import { chapterSummary, choicesSummary } from "./chapter-summary";
import { chapterTitle } from "./chapter-title";
import { isOpen, type PlacedQuestion, questionsById, type SaidLine, type SessionFacts } from "./facts";
import type { Chapter } from "./record";
import { topicsOf } from "./topics";

/** The summary of a chapter in which nothing may be quoted. */
const ASKED_TO_KEEP = "The participant asked to keep this private.";

type Stretch = { question: PlacedQuestion | null; asked: string; lines: SaidLine[]; questions: number };

/**
 * The chapters of a session: one for each open question of the guide, one for neighboring choice questions of a
 * section, and without a guide one for each topic that the interviewer raises. None if the transcript has no times.
 */
export function chaptersOf(
  { guide, lines, language }: SessionFacts,
  isPrivate: ReadonlySet<SaidLine> = new Set(),
): Chapter[] {
  const guided = lines.some(({ questionId }) => questionId !== null);
  const stretches = guided ? byQuestion(lines, questionsById(guide)) : byTopic(lines, isPrivate);
  return stretches.flatMap(({ question, asked, lines: within, questions }) => {
    const [start, end] = timesOf(within);
    if (start === null || end === null) return [];
    const given = within.filter(({ role, kind }) => role === "participant" && kind !== "remark");
    const answers = given.filter((line) => !isPrivate.has(line));
    const choices = question !== null && !isOpen(question);
    const title = choices && questions > 1 && question.section ? question.section : chapterTitle(asked);
    const isKept = given.length > 0 && answers.length === 0;
    const told = choices ? choicesSummary(answers) : chapterSummary(asked, answers, language);
    const summary = isKept ? ASKED_TO_KEEP : told;
    return [{ title, startSeconds: start, endSeconds: end, summary, questionId: question?.id ?? null }];
  });
}

function byQuestion(lines: readonly SaidLine[], questions: Map<string, PlacedQuestion>): Stretch[] {
  const stretches: Stretch[] = [];
  let current: string | null = null;
  for (const line of lines) {
    const stretch = stretches.at(-1);
    if (line.questionId === null || line.questionId === current) {
      // The moderator's farewell belongs to no question.
      if (stretch && !(line.questionId === null && line.role === "moderator")) stretch.lines.push(line);
      continue;
    }
    current = line.questionId;
    const question = questions.get(current) ?? null;
    const together =
      stretch?.question && question && !isOpen(question) && !isOpen(stretch.question)
        ? stretch.question.section === question.section
        : false;
    if (stretch && together) {
      stretch.lines.push(line);
      stretch.questions += 1;
    } else stretches.push({ question, asked: question?.text ?? line.text, lines: [line], questions: 1 });
  }
  return stretches;
}

const byTopic = (lines: readonly SaidLine[], isPrivate: ReadonlySet<SaidLine>): Stretch[] =>
  topicsOf(lines).map((within) => {
    const asked = within.find(({ role }) => role === "moderator") ?? within.find((line) => !isPrivate.has(line));
    return { question: null, asked: asked?.text ?? "", lines: within, questions: 1 };
  });

function timesOf(lines: readonly SaidLine[]): [start: number | null, end: number | null] {
  const starts = lines.flatMap(({ startSeconds }) => startSeconds ?? []);
  const ends = lines.flatMap(({ endSeconds, startSeconds }) => endSeconds ?? startSeconds ?? []);
  if (starts.length === 0 || ends.length === 0) return [null, null];
  const least = starts.reduce((a, b) => Math.min(a, b));
  return [least, ends.reduce((a, b) => Math.max(a, b), least)];
}
