import { z } from "zod";
import { QuoteCounts } from "@/lib/api/evidence/quoted";
import { IdParams } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";

export const getStudyRemoval = operation({
  id: "getStudyRemoval",
  method: "GET",
  path: "/studies/{id}/removal",
  tag: "Studies",
  summary: "Count what is deleted with a study",
  description: "For the question before a study is deleted.",
  access: "read",
  status: 200,
  params: IdParams,
  response: z
    .object({
      sessions: z.int().describe("Sessions with something said in them, finished or not."),
      recordings: z.int(),
      boards: z.int(),
      rewardsDue: z.int().describe("Participants whose reward isn't recorded as paid."),
      quotes: QuoteCounts.describe("What quotes the study elsewhere. It stays, and keeps the words."),
    })
    .meta({ id: "StudyRemoval" }),
});
export type StudyRemoval = z.output<typeof getStudyRemoval.response>;
