import { z } from "zod";
import { IdParams } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";
import type { StudyResults as Results } from "@/lib/services/studies/record";

const asked = { id: z.string(), text: z.string(), answered: z.int().describe("Number of sessions that answered it.") };
const average = { mean: z.number().nullable(), median: z.number().nullable() };

const QuestionResult = z
  .discriminatedUnion("kind", [
    z.object({
      ...asked,
      kind: z.enum(["single", "multiple"]),
      options: z.array(z.object({ option: z.string(), count: z.int() })),
    }),
    z.object({
      ...asked,
      kind: z.literal("scale"),
      scale: z.object({
        min: z.int(),
        max: z.int(),
        minLabel: z.string().optional(),
        maxLabel: z.string().optional(),
      }),
      values: z.array(z.object({ value: z.number(), count: z.int() })),
      ...average,
    }),
    z.object({
      ...asked,
      kind: z.literal("number"),
      least: z.number().nullable(),
      most: z.number().nullable(),
      ...average,
    }),
    z.object({
      ...asked,
      kind: z.enum(["open", "text"]),
      answers: z
        .array(z.object({ sessionId: z.string(), label: z.string(), text: z.string().describe("Verbatim.") }))
        .describe("The newest answers; the sessions hold all of them."),
    }),
  ])
  .meta({ id: "QuestionResult" });

export const StudyResults = z
  .object({
    sessions: z.int().describe("Completed sessions that are neither excluded nor withdrawn: what is counted."),
    flagged: z.int().describe("Of those sessions, how many are flagged; readouts leave them out."),
    excluded: z.int(),
    withdrawn: z.int(),
    sections: z.array(z.object({ id: z.string(), title: z.string(), questions: z.array(QuestionResult) })),
  })
  .meta({ id: "StudyResults" });

export const toStudyResults = (found: Results): z.input<typeof StudyResults> => found;

export const getStudyResults = operation({
  id: "getStudyResults",
  method: "GET",
  path: "/studies/{id}/results",
  tag: "Studies",
  summary: "Get the answers to each question",
  description:
    "Returns counts per option, the spread of scales and numbers, and the newest answers in people's own words.",
  access: "read",
  status: 200,
  params: IdParams,
  response: StudyResults,
});

export const exportStudyAnswers = operation({
  id: "exportStudyAnswers",
  method: "GET",
  path: "/studies/{id}/answers.csv",
  tag: "Studies",
  summary: "Download a study's answers as CSV",
  description:
    "One row per finished session, one column per question. Flagged, excluded, and withdrawn sessions are marked. " +
    "UTF-8 with a byte order mark. A cell that a spreadsheet would read as a formula starts with `'`.",
  access: "read",
  status: 200,
  params: IdParams,
  answers: ["text/csv"],
  response: z.string(),
});
