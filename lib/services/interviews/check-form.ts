import { AppError, type Problem } from "@/lib/core/errors";
import type { Guide } from "@/lib/core/study/guide";
import type { AnswerValue } from "@/lib/services/participants/record";
import { checkValue } from "./check-value";
import { questionsOf } from "./questions-of";
import { shownQuestion } from "./shown-question";

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.length === 0);

/** The answers of a whole form by question. Throws `invalid` with one problem for each that is missing or wrong. */
export function checkForm(guide: Guide, given: Record<string, unknown>): Map<string, AnswerValue> {
  const questions = questionsOf(guide).map(shownQuestion);
  const known = new Set(questions.map(({ id }) => id));
  const problems: Problem[] = Object.keys(given)
    .filter((id) => !known.has(id))
    .map((id) => ({ path: `answers.${id}`, message: "This question is not part of the survey." }));
  const answers = new Map<string, AnswerValue>();
  for (const question of questions) {
    const path = `answers.${question.id}`;
    const value = Object.hasOwn(given, question.id) ? given[question.id] : undefined;
    if (isEmpty(value)) {
      if (question.required) problems.push({ path, message: "Please answer this question." });
      continue;
    }
    const checked = checkValue(question, value);
    if ("problem" in checked) problems.push({ path, message: checked.problem });
    else answers.set(question.id, checked.value);
  }
  const [first] = problems;
  if (first) throw new AppError("invalid", first.message, { problems });
  return answers;
}
