import { z } from "zod";
import type { Audience } from "@/lib/core/study/audience";
import { PROBES } from "@/lib/core/study/question-kinds";
import { SCREENER_KINDS } from "@/lib/core/study/screener";
import { STORED_QUESTION } from "@/lib/core/study/stored-question";
import type { StudyRecord } from "@/lib/services/studies/record";
import { compact, some } from "./compact";

const Question = z.object({
  ...STORED_QUESTION,
  probe: z.enum(PROBES).optional().describe("How far follow-ups go; absent means none."),
  askedOnlyIf: z.string().optional(),
});

const ScreenerQuestion = z.object({
  id: z.string(),
  label: z.string(),
  type: z.enum(SCREENER_KINDS),
  options: z.array(z.object({ option: z.string(), qualifies: z.boolean() })).optional(),
  qualifiesIf: z.string().optional(),
});

export const StudyParts = {
  guide: z
    .object({ sections: z.array(z.object({ id: z.string(), title: z.string(), questions: z.array(Question) })) })
    .optional()
    .describe("What is asked."),
  screener: z
    .object({ questions: z.array(ScreenerQuestion) })
    .optional()
    .describe("Who is let in."),
  audience: z
    .object({
      locations: z.array(z.string()).optional(),
      demographics: z.record(z.string(), z.union([z.string(), z.int(), z.array(z.string())])).optional(),
      nParticipants: z.int().optional(),
      rewardCents: z.int().optional(),
      deadline: z.iso.datetime().optional(),
      instructions: z.string().optional().describe("What participants are told before they start."),
    })
    .optional()
    .describe("The wanted audience; anything not set is open to everyone."),
};

type Question = StudyRecord["guide"]["sections"][number]["questions"][number];
type ScreenerQuestion = StudyRecord["screener"]["questions"][number];

export const toQuestion = ({ id, text, kind, required, options, scale, probe, conditionAi }: Question) =>
  compact({
    id,
    text,
    kind,
    required,
    options,
    scale,
    probe: probe === "none" ? null : probe,
    askedOnlyIf: conditionAi || null,
  });

export const toScreenerQuestion = ({ id, label, type, options, selectionConditionAi }: ScreenerQuestion) =>
  compact({
    id,
    label,
    type,
    qualifiesIf: selectionConditionAi || null,
    options: options?.map(({ option, qualifyIfChosen }) => ({ option, qualifies: qualifyIfChosen })),
  });

export function toAudience({ audience, targetParticipants, rewardCents, deadline }: StudyRecord) {
  const demographics = toDemographics(audience.demographics);
  return compact({
    locations: some(audience.locations),
    demographics: Object.keys(demographics).length > 0 ? demographics : null,
    nParticipants: targetParticipants,
    rewardCents,
    deadline: deadline?.toISOString(),
    instructions: audience.instructions || null,
  });
}

const toDemographics = (demographics: Audience["demographics"]): Record<string, string | number | string[]> =>
  Object.fromEntries(
    Object.entries(demographics).flatMap(([name, value]) =>
      value === null || (Array.isArray(value) && value.length === 0) ? [] : [[name, value]],
    ),
  );
