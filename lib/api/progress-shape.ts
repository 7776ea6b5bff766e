import { z } from "zod";

/** How far long work is. */
export const Progress = z
  .object({
    text: z.string().describe("What is being done, in a few words."),
    share: z.number().min(0).max(1).nullable().describe("How much of it is done; null while nobody can say."),
  })
  .meta({ id: "Progress" });
