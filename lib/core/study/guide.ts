import { z } from "zod";
import { oneLine } from "@/lib/core/one-line";

export const QUESTION_KINDS = ["open", "single", "multiple", "scale", "number", "text"] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
const PROBES = ["none", "light", "deep"] as const;

const MOST_QUESTIONS = 100;
const Id = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, "An id is 1 to 40 letters, digits, - or _.");

const Scale = z
  .strictObject({
    min: z.int().min(0).max(10),
    max: z.int().min(1).max(10),
    minLabel: z.string().max(100).optional(),
    maxLabel: z.string().max(100).optional(),
  })
  .refine((scale) => scale.min < scale.max, { path: ["max"], error: "The end of a scale lies above its start." });

/** One question. `single` and `multiple` need options; a `scale` without ends runs from 1 to 5. */
const Question = z
  .strictObject({
    id: Id.optional(),
    text: z.string().trim().min(1).max(1000),
    kind: z.enum(QUESTION_KINDS).default("open"),
    required: z.boolean().default(true),
    options: z.array(oneLine(300)).min(2).max(20).optional(),
    scale: Scale.optional(),
    probe: z.enum(PROBES).default("none").describe("How far follow-ups go: none, one (light) or up to three (deep)."),
    conditionAi: z.string().trim().max(1000).optional().describe("Asked only when what was said so far meets this."),
  })
  .superRefine((question, context) => {
    const choice = question.kind === "single" || question.kind === "multiple";
    if (choice && !question.options)
      context.addIssue({ code: "custom", path: ["options"], message: "A choice needs at least two options." });
    if (!choice && question.options)
      context.addIssue({
        code: "custom",
        path: ["options"],
        message: "Only single and multiple choices have options.",
      });
    if (question.scale && question.kind !== "scale")
      context.addIssue({ code: "custom", path: ["scale"], message: "Only a scale has ends." });
    if (question.options && new Set(question.options).size < question.options.length)
      context.addIssue({ code: "custom", path: ["options"], message: "Options must differ." });
  });

const Section = z.strictObject({
  id: Id.optional(),
  title: z.string().trim().max(200).default(""),
  questions: z.array(Question).max(MOST_QUESTIONS),
});

const ids = (guide: { sections: { id?: string | undefined; questions: { id?: string | undefined }[] }[] }) =>
  guide.sections.flatMap((section) => [section.id, ...section.questions.map((question) => question.id)]);

/** What a person may write; ids that are missing are given when it is stored. */
export const GuideInput = z.strictObject({ sections: z.array(Section).max(20) }).superRefine((guide, context) => {
  const given = ids(guide).filter((id) => id !== undefined);
  if (new Set(given).size < given.length)
    context.addIssue({ code: "custom", path: ["sections"], message: "Two parts of the guide have the same id." });
  const questions = guide.sections.reduce((sum, section) => sum + section.questions.length, 0);
  if (questions > MOST_QUESTIONS)
    context.addIssue({ code: "custom", path: ["sections"], message: `At most ${MOST_QUESTIONS} questions.` });
});
export type GuideInput = z.output<typeof GuideInput>;

type WithId<T> = Omit<T, "id"> & { id: string };
export type GuideQuestion = WithId<z.output<typeof Question>>;
export type GuideSection = { id: string; title: string; questions: GuideQuestion[] };
export type Guide = { sections: GuideSection[] };
