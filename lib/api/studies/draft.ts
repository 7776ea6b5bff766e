import { z } from "zod";
import { IdParams } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";
import { STUDY_RULES } from "@/lib/core/study/study-rules";
import { Guide, Screener } from "./shapes";

export const draftStudy = operation({
  id: "draftStudy",
  method: "POST",
  path: "/studies/{id}/draft",
  tag: "Studies",
  summary: "Draft a guide and screener with Eva",
  description:
    "Returns a proposal and stores nothing: send what you accept with PATCH. Without a question in the body, it uses the study's own. Returns 409 for a study that is not a draft.",
  access: "write",
  isRepeatable: true,
  status: 200,
  params: IdParams,
  body: z.strictObject({
    question: STUDY_RULES.question.optional(),
    type: STUDY_RULES.testType.optional(),
    language: STUDY_RULES.language.optional(),
  }),
  response: z
    .object({
      title: z.string(),
      language: z.string(),
      guide: Guide,
      screener: Screener,
      by: z.enum(["template", "model"]).describe("What wrote it: Eva's built-in templates or the language model."),
      note: z.string().describe("How it was written and what to check before it is used."),
    })
    .meta({ id: "StudyDraft" }),
});
