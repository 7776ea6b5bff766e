import { z } from "zod";
import { QUESTION_KINDS } from "./question-kinds";

/** What every question of a stored guide has; surfaces add how they show probing and conditions. */
export const STORED_QUESTION = {
  id: z.string(),
  text: z.string(),
  kind: z.enum(QUESTION_KINDS),
  required: z.boolean(),
  options: z.array(z.string()).optional(),
  scale: z
    .object({ min: z.int(), max: z.int(), minLabel: z.string().optional(), maxLabel: z.string().optional() })
    .optional(),
};
