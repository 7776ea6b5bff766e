import type { GuideQuestion } from "@/lib/core/study/guide";
import type { ScreenerQuestion } from "@/lib/core/study/screener";

const doubles = (options: string[]) => new Set(options).size < options.length;
const filled = (options: string[] | undefined) =>
  (options ?? []).map((option) => option.trim()).filter((option) => option !== "");

/** What a question of the guide still lacks, in a sentence. */
export function guideProblem(question: GuideQuestion): string | null {
  if (question.text.trim() === "") return "Write the question.";
  if (question.kind === "single" || question.kind === "multiple") {
    const options = filled(question.options);
    if (options.length < 2) return "Give at least two options.";
    if (doubles(options)) return "Two options are the same.";
  }
  if (question.scale && question.scale.min >= question.scale.max) return "The end of the scale lies above its start.";
  return null;
}

/** What a question of the screener still lacks, in a sentence. */
export function screenerProblem(question: ScreenerQuestion): string | null {
  if (question.label.trim() === "") return "Write the question.";
  if (question.type === "checkBox" || question.type === "multipleChoice") {
    const options = filled(question.options?.map(({ option }) => option));
    if (options.length < 1) return "Give at least one option.";
    if (doubles(options)) return "Two options are the same.";
  }
  if (question.type === "textInput" || question.type === "multiLineInput") {
    if (!question.selectionConditionAi?.trim()) return "Say what an answer must show to qualify.";
  }
  return null;
}
