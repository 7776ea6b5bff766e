import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { MOST_SCREENER_QUESTIONS } from "@/lib/core/study/limits";
import type { Screener as StoredScreener } from "@/lib/core/study/screener";
import { checkScreenerQuestion, SCREENER_RULES, screenerOptions } from "@/lib/core/study/screener-rules";
import type { ScreenerInput } from "@/lib/services/studies/record";
import { data, IdParams } from "./shared";

const Option = z.strictObject({ option: SCREENER_RULES.option, qualify_if_chosen: SCREENER_RULES.qualifies });

const Question = z
  .strictObject({
    type: SCREENER_RULES.type,
    label: SCREENER_RULES.label,
    placeholder: SCREENER_RULES.placeholder,
    selection_condition_ai: SCREENER_RULES.condition,
    options: screenerOptions(Option),
  })
  .superRefine((question, context) =>
    checkScreenerQuestion(
      { ...question, condition: question.selection_condition_ai },
      context,
      "selection_condition_ai",
    ),
  );

const ScreenerUpdate = z
  .strictObject({ questions: z.array(Question).max(MOST_SCREENER_QUESTIONS) })
  .meta({ id: "ScreenerUpdate" });

/** As it was PUT: GET's result can be sent back with PUT. */
const Screener = z
  .object({
    questions: z.array(
      z.object({
        type: SCREENER_RULES.type,
        label: z.string(),
        placeholder: z.string().optional(),
        selection_condition_ai: z.string().optional(),
        options: z.array(z.object({ option: z.string(), qualify_if_chosen: z.boolean() })).optional(),
      }),
    ),
  })
  .meta({ id: "Screener" });

export const toScreenerInput = ({ questions }: z.output<typeof ScreenerUpdate>): ScreenerInput => ({
  questions: questions.map(({ type, label, placeholder, selection_condition_ai, options }) => ({
    type,
    label,
    ...(placeholder !== undefined && { placeholder }),
    ...(selection_condition_ai !== undefined && { selectionConditionAi: selection_condition_ai }),
    ...(options && {
      options: options.map(({ option, qualify_if_chosen }) => ({ option, qualifyIfChosen: qualify_if_chosen })),
    }),
  })),
});

export const toScreener = ({ questions }: StoredScreener): z.input<typeof Screener> => ({
  questions: questions.map(({ type, label, placeholder, selectionConditionAi, options }) => ({
    type,
    label,
    placeholder,
    selection_condition_ai: selectionConditionAi,
    options: options?.map(({ option, qualifyIfChosen }) => ({ option, qualify_if_chosen: qualifyIfChosen })),
  })),
});

const endpoint = { path: "/engage/tests/{id}/screener", tag: "Engage", status: 200, params: IdParams } as const;

export const getScreener = operation({
  ...endpoint,
  id: "getScreener",
  method: "GET",
  summary: "Get a test's screener",
  access: "read",
  response: data(Screener),
});

export const putScreener = operation({
  ...endpoint,
  id: "putScreener",
  method: "PUT",
  summary: "Replace the questions of a draft's screener",
  description: "Replaces all questions. Returns 422 for a test that is no longer a draft.",
  access: "write",
  body: ScreenerUpdate,
  example: {
    questions: [
      {
        type: "multipleChoice",
        label: "How often do you shop online?",
        options: [{ option: "Every week", qualify_if_chosen: true }, { option: "Never" }],
      },
    ],
  },
  response: data(Screener),
});
