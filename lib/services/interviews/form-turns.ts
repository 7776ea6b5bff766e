import type { Guide } from "@/lib/core/study/guide";
import type { AnswerValue, Manner } from "@/lib/services/participants/record";
import { questionsOf } from "./questions-of";
import { type NewTurn, toMs } from "./timed-turns";

/**
 * A form as alternating questions and answers, so that surveys are read, judged and quoted like interviews. When each
 * answer was given is unknown: the total time is divided by how long each was typed.
 */
export function formTurns(
  guide: Guide,
  answers: ReadonlyMap<string, AnswerValue>,
  manners: Record<string, Manner>,
  elapsedSeconds: number,
): NewTurn[] {
  const given = questionsOf(guide).flatMap((question) => {
    const value = answers.get(question.id);
    return value === undefined ? [] : [{ question, value, manner: manners[question.id] ?? {} }];
  });
  const weights = given.map(({ manner }) => Math.max(1_000, manner.typedMs ?? 3_000));
  const scale =
    elapsedSeconds /
    Math.max(
      1,
      weights.reduce((sum, weight) => sum + weight, 0),
    );
  let at = 0;
  return given.flatMap(({ question, value, manner }, position) => {
    const [startSeconds, index] = [toMs(at), position * 2];
    at += (weights[position] ?? 0) * scale;
    const free = question.kind === "open" || question.kind === "text";
    const text = Array.isArray(value) ? value.join(", ") : String(value);
    const shared = { questionId: question.id, startSeconds };
    return [
      {
        ...shared,
        index,
        role: "moderator",
        kind: "question",
        text: question.text,
        value: null,
        endSeconds: startSeconds,
        manner: {},
      },
      {
        ...shared,
        index: index + 1,
        role: "participant",
        kind: "answer",
        text,
        value: free ? null : value,
        endSeconds: toMs(at),
        manner,
      },
    ] satisfies NewTurn[];
  });
}
