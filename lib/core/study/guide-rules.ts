import { z } from "zod";
import { oneLine } from "@/lib/core/text/one-line";
import { LONGEST_OPTION, MOST_OPTIONS } from "./limits";
import { PROBES, QUESTION_KINDS, type QuestionKind } from "./question-kinds";
import { STUDY_TEXT } from "./text-limits";

const MOST_QUESTIONS = 100;

/** The id of a question, task or persona, chosen by whoever writes the study. */
export const PartId = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, "An id is 1 to 40 letters, digits, - or _.");

/** The rules for each field of a guide; a surface gives them its own spelling. */
export const GUIDE_RULES = {
  id: PartId,
  text: z.string().trim().min(1).max(STUDY_TEXT.question),
  kind: z.enum(QUESTION_KINDS).default("open"),
  required: z.boolean().default(true),
  options: z.array(oneLine(LONGEST_OPTION)).min(2).max(MOST_OPTIONS),
  scaleStart: z.int().min(0).max(10),
  scaleEnd: z.int().min(1).max(10),
  scaleLabel: z.string().max(STUDY_TEXT.scaleLabel),
  probe: z.enum(PROBES).default("none").describe("How far follow-ups go: none, one (light) or up to three (deep)."),
  condition: z
    .string()
    .trim()
    .max(STUDY_TEXT.condition)
    .describe("Asked only when the conversation so far meets this condition."),
  sectionTitle: z.string().trim().max(STUDY_TEXT.sectionTitle).default(""),
};

/** A section's list of questions, and the list of sections, whatever a surface calls their fields. */
export const guideQuestions = <S extends z.ZodType>(question: S) => z.array(question).max(MOST_QUESTIONS);
export const guideSections = <S extends z.ZodType>(section: S) => z.array(section).max(20);

export function checkScale(scale: { min: number; max: number }, context: z.RefinementCtx): void {
  if (scale.min >= scale.max) refuse(context, "max", "The scale must end above its start.");
}

type Question = { kind: QuestionKind; options?: string[] | undefined; scale?: unknown };

/** What a question's kind requires of its other fields. */
export function checkGuideQuestion({ kind, options, scale }: Question, context: z.RefinementCtx): void {
  const choice = kind === "single" || kind === "multiple";
  if (choice && !options) refuse(context, "options", "A choice needs at least two options.");
  if (!choice && options) refuse(context, "options", "Only single and multiple choice questions have options.");
  if (scale && kind !== "scale") refuse(context, "scale", "Only a scale has a start and an end.");
  if (options && new Set(options).size < options.length)
    refuse(context, "options", "Options must be different from each other.");
}

type Part = { id?: string | undefined };

/** The rules for a guide as a whole. */
export function checkGuide({ sections }: { sections: (Part & { questions: Part[] })[] }, context: z.RefinementCtx) {
  const given = sections.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]);
  const ids = given.filter((id) => id !== undefined);
  if (new Set(ids).size < ids.length) refuse(context, "sections", "Two parts of the guide have the same id.");
  if (given.length - sections.length > MOST_QUESTIONS)
    refuse(context, "sections", `A guide can have at most ${MOST_QUESTIONS} questions.`);
}

const refuse = (context: z.RefinementCtx, path: string, message: string) =>
  context.addIssue({ code: "custom", path: [path], message });
