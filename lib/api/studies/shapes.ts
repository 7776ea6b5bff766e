import { z } from "zod";
import { DateTime } from "@/lib/api/shared";
import { EDUCATION, EMPLOYMENT, GENDERS, HOUSEHOLD_INCOME, MARITAL_STATUS } from "@/lib/core/study/audience";
import { PROBES } from "@/lib/core/study/question-kinds";
import { SCREENER_KINDS } from "@/lib/core/study/screener";
import { STORED_QUESTION } from "@/lib/core/study/stored-question";
import { SwarmPlan } from "@/lib/core/study/swarm-plan";
import { STUDY_STATUSES, STUDY_TYPES } from "@/lib/core/study/types";
import type { Counted, StudyRecord, StudySummary as Summary } from "@/lib/services/studies/record";

const Question = z.object({
  ...STORED_QUESTION,
  probe: z.enum(PROBES),
  conditionAi: z.string().optional(),
});

/** The guide as stored: every part has its id. */
export const Guide = z
  .object({ sections: z.array(z.object({ id: z.string(), title: z.string(), questions: z.array(Question) })) })
  .meta({ id: "Guide" });

/** The screener as stored. */
export const Screener = z
  .object({
    questions: z.array(
      z.object({
        id: z.string(),
        type: z.enum(SCREENER_KINDS),
        label: z.string(),
        placeholder: z.string().optional(),
        selectionConditionAi: z.string().optional(),
        options: z
          .array(z.object({ option: z.string(), qualifyIfChosen: z.boolean(), most: z.int().optional() }))
          .optional(),
      }),
    ),
  })
  .meta({ id: "Screener" });

const Audience = z
  .object({
    locations: z.array(z.string()),
    demographics: z.object({
      gender: z.enum(GENDERS).nullable(),
      ageMin: z.int().nullable(),
      ageMax: z.int().nullable(),
      employmentStatus: z.array(z.enum(EMPLOYMENT)),
      educationLevel: z.array(z.enum(EDUCATION)),
      maritalStatus: z.array(z.enum(MARITAL_STATUS)),
      householdIncome: z.array(z.enum(HOUSEHOLD_INCOME)),
    }),
    instructions: z.string().nullable(),
  })
  .meta({ id: "Audience" });

const Reach = z.object({
  targetParticipants: z.int().nullable(),
  rewardCents: z.int().nullable(),
  deadline: DateTime.nullable(),
  durationMin: z.int().nullable(),
});
const Settings = Reach.extend({
  consentText: z.string().nullable(),
  redirectUrl: z.string().nullable(),
  voice: z.boolean(),
  contactEmail: z.string().nullable(),
}).meta({ id: "StudySettings" });

export const StudySummary = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    question: z.string().nullable(),
    description: z.string().nullable(),
    type: z.enum(STUDY_TYPES),
    status: z.enum(STUDY_STATUSES),
    endedReason: z.enum(["completed", "stopped"]).nullable(),
    projectId: z.string().nullable(),
    language: z.string().nullable(),
    settings: Reach,
    counts: z.object({
      participants: z.int().describe("Everyone who opened the study."),
      inProgress: z.int(),
      completed: z.int().describe("Finished and not excluded."),
      target: z.int().nullable(),
    }),
    createdAt: DateTime,
    updatedAt: DateTime,
    launchedAt: DateTime.nullable(),
    endedAt: DateTime.nullable(),
  })
  .meta({ id: "StudySummary" });

export const Study = StudySummary.extend({
  guide: Guide,
  screener: Screener,
  audience: Audience,
  settings: Settings,
  swarm: SwarmPlan.nullable().describe("What AI agents should try; null for a study with people."),
}).meta({ id: "Study" });

/** Written out field by field, as lists have many (docs/decisions/006). */
export function toStudySummary(study: Counted<Summary>): z.input<typeof StudySummary> {
  const { targetParticipants, rewardCents, deadline, durationMin } = study;
  const { participants, inProgress, completed } = study.counts;
  return {
    id: study.id,
    slug: study.slug,
    title: study.title,
    question: study.question,
    description: study.description,
    type: study.type,
    status: study.status,
    endedReason: study.endedReason,
    projectId: study.projectId,
    language: study.language,
    settings: { targetParticipants, rewardCents, deadline: deadline?.toISOString() ?? null, durationMin },
    counts: { participants, inProgress, completed, target: targetParticipants },
    createdAt: study.createdAt.toISOString(),
    updatedAt: study.updatedAt.toISOString(),
    launchedAt: study.launchedAt?.toISOString() ?? null,
    endedAt: study.endedAt?.toISOString() ?? null,
  };
}

export function toStudy(study: Counted<StudyRecord>): z.input<typeof Study> {
  const { guide, screener, audience, settings, swarm } = study;
  const summary = toStudySummary(study);
  return {
    ...summary,
    guide,
    screener,
    audience,
    settings: { ...settings, contactEmail: settings.contactEmail ?? null, ...summary.settings },
    swarm,
  };
}
