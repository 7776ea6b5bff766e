import { z } from "zod";
import { EDUCATION, EMPLOYMENT, GENDERS, HOUSEHOLD_INCOME, MARITAL_STATUS } from "./audience";
import { STUDY_LIMITS } from "./limits";
import { isLocation } from "./locations";
import { STUDY_TEXT } from "./text-limits";

const several = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.array(z.enum(values)).max(values.length);
const { participants, rewardCents, age: ages } = STUDY_LIMITS;
const age = z.int().min(ages.min).max(ages.max).nullable();

/** The rules for each field of an audience; a surface gives them its own spelling. */
export const AUDIENCE_RULES = {
  locations: z
    .array(
      z
        .string()
        .refine(isLocation, "A location must be an ISO 3166-1 alpha-2 country code or a US state in the form US-XX."),
    )
    .max(300),
  gender: z.enum(GENDERS).nullable(),
  ageMin: age,
  ageMax: age,
  employmentStatus: several(EMPLOYMENT),
  educationLevel: several(EDUCATION),
  maritalStatus: several(MARITAL_STATUS),
  householdIncome: several(HOUSEHOLD_INCOME),
  instructions: z.string().max(STUDY_TEXT.instructions),
  participants: z.int().min(participants.min).max(participants.max),
  /** In dollars. */
  reward: z
    .number()
    .min(rewardCents.min / 100)
    .max(rewardCents.max / 100),
  rewardCents: z.int().min(rewardCents.min).max(rewardCents.max),
};

type Ages = { min: number | null | undefined; max: number | null | undefined };

/** The minimum age must not exceed the maximum. */
export function checkAges({ min, max }: Ages, context: z.RefinementCtx, maxField: string): void {
  if (min != null && max != null && min > max)
    context.addIssue({ code: "custom", path: [maxField], message: "The highest age must not be below the lowest." });
}
