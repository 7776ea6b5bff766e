import type { GuideQuestion } from "@/lib/core/study/guide";
import { LONGEST_OPTION } from "@/lib/core/study/limits";
import type { ScreenerQuestion } from "@/lib/core/study/screener";

/** What is wrong with a list of options; those without a text don't count. */
function optionsProblem(given: string[] | undefined, least: 1 | 2): string | null {
  const options = (given ?? []).map((option) => option.trim()).filter((option) => option !== "");
  if (options.length < least) return least === 1 ? "Add at least one option." : "Add at least two options.";
  if (new Set(options).size < options.length) return "Two options are the same.";
  // The field accepts no more, but a pasted list may be longer.
  if (options.some((option) => option.length > LONGEST_OPTION))
    return `An option can have up to ${LONGEST_OPTION} characters.`;
  return null;
}

/** What is wrong with a question of the guide, in a sentence. */
export function guideProblem(question: GuideQuestion): string | null {
  if (question.text.trim() === "") return "Write the question.";
  if (question.kind === "single" || question.kind === "multiple") {
    const problem = optionsProblem(question.options, 2);
    if (problem) return problem;
  }
  if (question.scale && question.scale.min >= question.scale.max)
    return "The end of the scale must be above its start.";
  return null;
}

/** What is wrong with a question of the screener, in a sentence. */
export function screenerProblem(question: ScreenerQuestion): string | null {
  if (question.label.trim() === "") return "Write the question.";
  if (question.type === "checkBox" || question.type === "multipleChoice") {
    const problem = optionsProblem(
      question.options?.map(({ option }) => option),
      1,
    );
    if (problem) return problem;
  }
  if (question.type === "textInput" || question.type === "multiLineInput") {
    if (!question.selectionConditionAi?.trim()) return "Say what an answer must show to qualify.";
  }
  return null;
}
