import { z } from "zod";
import { LONGEST_NAME } from "@/lib/core/limits/name-limits";
import { oneLine } from "@/lib/core/text/one-line";
import { LONGEST_QUESTION, STUDY_LIMITS } from "./limits";
import { STUDY_TYPES, TEST_TYPES } from "./types";

function canonical(tag: string): string | null {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}

/** The rules for a study's own fields; a surface gives them its own spelling. */
export const STUDY_RULES = {
  title: oneLine(LONGEST_NAME),
  question: z.string().trim().min(1).max(LONGEST_QUESTION),
  description: z.string().trim().max(5000),
  type: z.enum(STUDY_TYPES),
  testType: z.enum(TEST_TYPES),
  durationMin: z.int().min(STUDY_LIMITS.durationMinutes.min).max(STUDY_LIMITS.durationMinutes.max),
  language: z
    .string()
    .max(35)
    .transform((tag, context) => {
      const known = canonical(tag);
      if (known === null)
        context.addIssue({ code: "custom", message: "A language must be a BCP-47 tag such as en or pt-BR." });
      return known ?? tag;
    })
    .describe("A BCP-47 tag such as `en` or `pt-BR`."),
};
