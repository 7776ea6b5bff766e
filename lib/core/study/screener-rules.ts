import { z } from "zod";
import { oneLine } from "@/lib/core/text/one-line";
import { LONGEST_OPTION, MOST_OPTIONS, STUDY_LIMITS } from "./limits";
import { SCREENER_KINDS } from "./screener";
import { STUDY_TEXT } from "./text-limits";

/** The rules for each field of a screener question; a surface gives them its own spelling. */
export const SCREENER_RULES = {
  type: z.enum(SCREENER_KINDS),
  label: z.string().trim().min(1).max(STUDY_TEXT.screenerQuestion),
  placeholder: z.string().max(STUDY_TEXT.placeholder).optional(),
  condition: z
    .string()
    .trim()
    .min(1)
    .max(STUDY_TEXT.condition)
    .optional()
    .describe("What a free-text answer must meet; required for `textInput` and `multiLineInput`."),
  option: oneLine(LONGEST_OPTION),
  qualifies: z.boolean().default(false),
  most: z
    .int()
    .min(1)
    .max(STUDY_LIMITS.participants.max)
    .optional()
    .describe("How many of those who chose it may take part. The others see that the study is full."),
};

/** The list of options, whatever a surface calls an option's fields. */
export const screenerOptions = <S extends z.ZodType>(option: S) =>
  z.array(option).max(MOST_OPTIONS).optional().describe("Required for `checkBox` and `multipleChoice`.");

type Question = {
  type: (typeof SCREENER_KINDS)[number];
  condition?: string | undefined;
  options?: { option: string }[] | undefined;
};

/** What fields require of each other: choices need options, free text a condition, named as the surface names it. */
export function checkScreenerQuestion(question: Question, context: z.RefinementCtx, conditionField: string): void {
  const { type, condition, options } = question;
  const need = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  if ((type === "checkBox" || type === "multipleChoice") && !options?.length)
    need("options", "A choice needs options.");
  if ((type === "textInput" || type === "multiLineInput") && condition === undefined)
    need(conditionField, "A free-text question needs a condition that its answer must meet.");
}

/** Not a rule of v1, whose callers may send an option twice; participants see it once. */
export function checkDistinctOptions({ options }: Question, context: z.RefinementCtx): void {
  if (options && new Set(options.map(({ option }) => option)).size < options.length)
    context.addIssue({ code: "custom", path: ["options"], message: "Options must be different from each other." });
}
