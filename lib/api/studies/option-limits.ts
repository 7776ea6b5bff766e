import { z } from "zod";
import { IdParams } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";
import type { OptionLimit as Limit } from "@/lib/services/participants/record";

const OptionLimit = z
  .object({
    questionId: z.string(),
    question: z.string(),
    option: z.string(),
    most: z.int().describe("How many of those who choose it may take part."),
    taken: z.int().describe("How many of them finished or are taking part now. Excluded sessions don't count."),
  })
  .meta({ id: "OptionLimit" });

export const toOptionLimits = (limits: Limit[]): { items: z.input<typeof OptionLimit>[] } => ({ items: limits });

export const listOptionLimits = operation({
  id: "listOptionLimits",
  method: "GET",
  path: "/studies/{id}/option-limits",
  tag: "Studies",
  summary: "Get how full the limited options of a study's screener are",
  description:
    "In the screener's order. Empty if no option has a limit (`most`). An option is full once `taken` reaches `most`.",
  access: "read",
  status: 200,
  params: IdParams,
  response: z.object({ items: z.array(OptionLimit) }),
});
