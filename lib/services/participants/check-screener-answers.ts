import { AppError, type Problem } from "@/lib/core/errors";
import { MAX_SCREENER_CHARACTERS } from "@/lib/core/limits/answer-limits";
import { optionsOf, type Screener, type ScreenerQuestion } from "@/lib/core/study/screener";
import { chosenTogether } from "@/lib/core/study/stands-alone";
import { asRead } from "@/lib/core/text/as-read";
import type { AnswerValue, ScreenerAnswers } from "./record";

/** The answers to all questions of a screener, each of its kind. Throws `invalid` with one problem per answer. */
export function checkScreenerAnswers(screener: Screener, given: Record<string, unknown>): ScreenerAnswers {
  const problems: Problem[] = [];
  const answers: ScreenerAnswers = {};
  const known = new Set(screener.questions.map(({ id }) => id));
  for (const id of Object.keys(given))
    if (!known.has(id)) problems.push({ path: `answers.${id}`, message: "This question is not part of the screener." });
  for (const question of screener.questions) {
    const answer = read(question, given[question.id]);
    if ("problem" in answer) problems.push({ path: `answers.${question.id}`, message: answer.problem });
    else answers[question.id] = answer.value;
  }
  const [first] = problems;
  if (first) throw new AppError("invalid", first.message, { problems });
  return answers;
}

function read(question: ScreenerQuestion, value: unknown): { value: AnswerValue } | { problem: string } {
  const options = optionsOf(question) ?? [];
  if (value === undefined || value === null || value === "") return { problem: "Please answer this question." };
  switch (question.type) {
    case "multipleChoice":
      return typeof value === "string" && options.includes(value)
        ? { value }
        : { problem: "Choose one of the options." };
    case "checkBox": {
      if (!Array.isArray(value) || value.length === 0) return { problem: "Choose at least one of the options." };
      const chosen = new Set<unknown>(value);
      const right = chosen.size === value.length && value.every((one) => options.includes(one));
      if (!right) return { problem: "Choose from the options." };
      return chosenTogether(options.filter((option) => chosen.has(option)));
    }
    case "numberInput":
      return typeof value === "number" && Number.isFinite(value) ? { value } : { problem: "Enter a number." };
    default: {
      const text = typeof value === "string" ? asRead(value) : "";
      if (text === "") return { problem: "Please answer this question." };
      const most = MAX_SCREENER_CHARACTERS[question.type];
      return text.length <= most ? { value: text } : { problem: `Enter at most ${most} characters.` };
    }
  }
}
