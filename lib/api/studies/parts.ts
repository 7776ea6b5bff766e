import { z } from "zod";
import { EmailAddress } from "@/lib/core/mail/email-address";
import { ANYONE } from "@/lib/core/study/audience";
import { AUDIENCE_RULES, checkAges } from "@/lib/core/study/audience-rules";
import { GuideInput } from "@/lib/core/study/guide";
import { PartId } from "@/lib/core/study/guide-rules";
import { MOST_SCREENER_QUESTIONS } from "@/lib/core/study/limits";
import {
  checkDistinctOptions,
  checkScreenerQuestion,
  SCREENER_RULES,
  screenerOptions,
} from "@/lib/core/study/screener-rules";
import { STUDY_RULES } from "@/lib/core/study/study-rules";
import { STUDY_TEXT } from "@/lib/core/study/text-limits";

export const GuideBody = GuideInput.meta({ id: "GuideInput" });

const ScreenerQuestion = z
  .strictObject({
    id: PartId.optional(),
    type: SCREENER_RULES.type,
    label: SCREENER_RULES.label,
    placeholder: SCREENER_RULES.placeholder,
    selectionConditionAi: SCREENER_RULES.condition,
    options: screenerOptions(
      z.strictObject({
        option: SCREENER_RULES.option,
        qualifyIfChosen: SCREENER_RULES.qualifies,
        most: SCREENER_RULES.most,
      }),
    ),
  })
  .superRefine((question, context) =>
    checkScreenerQuestion({ ...question, condition: question.selectionConditionAi }, context, "selectionConditionAi"),
  )
  .superRefine(checkDistinctOptions);

/** The screener: v1's ScreenerUpdate in this API's spelling. */
export const ScreenerBody = z
  .strictObject({ questions: z.array(ScreenerQuestion).max(MOST_SCREENER_QUESTIONS) })
  .superRefine(({ questions }, context) => {
    const given = questions.flatMap(({ id }) => id ?? []);
    if (new Set(given).size < given.length)
      context.addIssue({ code: "custom", path: ["questions"], message: "Two questions have the same id." });
  })
  .meta({ id: "ScreenerInput" });

const Demographics = z
  .strictObject({
    gender: AUDIENCE_RULES.gender.default(null),
    ageMin: AUDIENCE_RULES.ageMin.default(null),
    ageMax: AUDIENCE_RULES.ageMax.default(null),
    employmentStatus: AUDIENCE_RULES.employmentStatus.default([]),
    educationLevel: AUDIENCE_RULES.educationLevel.default([]),
    maritalStatus: AUDIENCE_RULES.maritalStatus.default([]),
    householdIncome: AUDIENCE_RULES.householdIncome.default([]),
  })
  .superRefine(({ ageMin, ageMax }, context) => checkAges({ min: ageMin, max: ageMax }, context, "ageMax"));

/** Who should take part; what is left out is open to anyone. */
export const AudienceBody = z
  .strictObject({
    locations: AUDIENCE_RULES.locations.default([]),
    demographics: Demographics.default(ANYONE.demographics),
    instructions: AUDIENCE_RULES.instructions.nullable().default(null),
  })
  .meta({ id: "AudienceInput" });

const webAddress = z
  .url({ protocol: /^https?$/, error: "Enter an address that starts with http:// or https://." })
  .max(STUDY_TEXT.address);

/** Only the given settings change; null clears. */
export const SettingsBody = z
  .strictObject({
    targetParticipants: AUDIENCE_RULES.participants.nullable().optional(),
    rewardCents: AUDIENCE_RULES.rewardCents.nullable().optional(),
    deadline: z.iso.datetime({ offset: true }).nullable().optional().describe("Nobody can start after this moment."),
    durationMin: STUDY_RULES.durationMin.nullable().optional(),
    consentText: z.string().trim().min(1).max(STUDY_TEXT.consent).nullable().optional(),
    redirectUrl: webAddress.nullable().optional().describe("Where participants go after the thank-you page."),
    voice: z.boolean().optional(),
    contactEmail: EmailAddress.nullable()
      .optional()
      .describe("Where participants’ replies to emails about the study go. Participants see it."),
  })
  .meta({ id: "StudySettingsInput" });
