import { z } from "zod";
import { operation } from "@/lib/core/operation";
import { AUDIENCE_RULES, checkAges } from "@/lib/core/study/audience-rules";
import { Deadline } from "@/lib/core/study/deadline";
import type { StudyFields, StudyRecord } from "@/lib/services/studies/record";
import { DateTime, data, IdParams } from "./shared";

const Demographics = z
  .strictObject({
    gender: AUDIENCE_RULES.gender.default(null),
    age_min: AUDIENCE_RULES.ageMin.default(null),
    age_max: AUDIENCE_RULES.ageMax.default(null),
    employment_status: AUDIENCE_RULES.employmentStatus.default([]),
    education_level: AUDIENCE_RULES.educationLevel.default([]),
    marital_status: AUDIENCE_RULES.maritalStatus.default([]),
    household_income: AUDIENCE_RULES.householdIncome.default([]),
  })
  .superRefine(({ age_min, age_max }, context) => checkAges({ min: age_min, max: age_max }, context, "age_max"));

const wholeCents = (dollars: number) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6;

const AudienceUpdate = z
  .strictObject({
    locations: AUDIENCE_RULES.locations.default([]),
    demographics: Demographics.prefault({}),
    n_participants: AUDIENCE_RULES.participants.optional(),
    reward: AUDIENCE_RULES.reward
      .refine(wholeCents, "A reward can have at most two decimals.")
      .optional()
      .describe("In dollars per participant."),
    deadline: Deadline.optional(),
    instructions: AUDIENCE_RULES.instructions.optional(),
  })
  .meta({ id: "AudienceUpdate" });

/** As it was PUT, without what isn't set: GET's result can be sent back with PUT. */
const Audience = z
  .object({
    locations: z.array(z.string()),
    demographics: z.object({
      gender: AUDIENCE_RULES.gender,
      age_min: z.int().nullable(),
      age_max: z.int().nullable(),
      employment_status: AUDIENCE_RULES.employmentStatus,
      education_level: AUDIENCE_RULES.educationLevel,
      marital_status: AUDIENCE_RULES.maritalStatus,
      household_income: AUDIENCE_RULES.householdIncome,
    }),
    n_participants: z.int().optional(),
    reward: z.number().optional(),
    deadline: DateTime.optional(),
    instructions: z.string().optional(),
  })
  .meta({ id: "Audience" });

export function toAudienceFields({ demographics, ...body }: z.output<typeof AudienceUpdate>): StudyFields {
  return {
    audience: {
      locations: body.locations,
      demographics: {
        gender: demographics.gender,
        ageMin: demographics.age_min,
        ageMax: demographics.age_max,
        employmentStatus: demographics.employment_status,
        educationLevel: demographics.education_level,
        maritalStatus: demographics.marital_status,
        householdIncome: demographics.household_income,
      },
      instructions: body.instructions ?? null,
    },
    targetParticipants: body.n_participants ?? null,
    rewardCents: body.reward === undefined ? null : Math.round(body.reward * 100),
    deadline: body.deadline ?? null,
  };
}

export const toAudience = ({ audience, ...study }: StudyRecord): z.input<typeof Audience> => ({
  locations: audience.locations,
  demographics: {
    gender: audience.demographics.gender,
    age_min: audience.demographics.ageMin,
    age_max: audience.demographics.ageMax,
    employment_status: audience.demographics.employmentStatus,
    education_level: audience.demographics.educationLevel,
    marital_status: audience.demographics.maritalStatus,
    household_income: audience.demographics.householdIncome,
  },
  n_participants: study.targetParticipants ?? undefined,
  reward: study.rewardCents === null ? undefined : study.rewardCents / 100,
  deadline: study.deadline?.toISOString(),
  instructions: audience.instructions ?? undefined,
});

const endpoint = { path: "/engage/tests/{id}/audience", tag: "Engage", status: 200, params: IdParams } as const;

export const getAudience = operation({
  ...endpoint,
  id: "getAudience",
  method: "GET",
  summary: "Get a test's audience and fieldwork settings",
  access: "read",
  response: data(Audience),
});

export const putAudience = operation({
  ...endpoint,
  id: "putAudience",
  method: "PUT",
  summary: "Set a draft's audience and fieldwork settings",
  description:
    "Replaces everything: fields you leave out are no longer set. Returns 422 for a test that is no longer a draft.",
  access: "write",
  body: AudienceUpdate,
  example: { locations: ["US", "DE"], demographics: { age_min: 25, age_max: 45 }, n_participants: 12, reward: 20 },
  response: data(Audience),
});
