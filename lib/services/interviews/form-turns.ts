import type { Language } from "@/lib/core/languages";
import type { Guide } from "@/lib/core/study/guide";
import { answerText } from "@/lib/core/text/answer-text";
import type { AnswerValue, Manner } from "@/lib/services/participants/record";
import { questionsOf } from "./questions-of";
import type { NewTurn } from "./timed-turns";

/**
 * A form as alternating questions and answers, so that surveys are read, judged and quoted like interviews. When each
 * answer was given is unknown; a turn's times are zero, and its line of the transcript has none.
 */
export function formTurns(
  guide: Guide,
  answers: ReadonlyMap<string, AnswerValue>,
  manners: Record<string, Manner>,
  language: Language,
): NewTurn[] {
  const given = questionsOf(guide).flatMap((question) => {
    const value = answers.get(question.id);
    return value === undefined ? [] : [{ question, value, manner: manners[question.id] ?? {} }];
  });
  return given.flatMap(({ question, value, manner }, position) => {
    const index = position * 2;
    const free = question.kind === "open" || question.kind === "text";
    const shared = { questionId: question.id, startSeconds: 0, endSeconds: 0 };
    return [
      { ...shared, index, role: "moderator", kind: "question", text: question.text, value: null, manner: {} },
      {
        ...shared,
        index: index + 1,
        role: "participant",
        kind: "answer",
        text: answerText(value, language),
        value: free ? null : value,
        manner,
      },
    ] satisfies NewTurn[];
  });
}
