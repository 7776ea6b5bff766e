import { z } from "zod";

export const AnalysisStart = z
  .strictObject({
    file_ids: z
      .array(z.string().max(100))
      .min(1)
      .max(100)
      .optional()
      .describe("Only these files or sessions of the project."),
  })
  .meta({ id: "AnalysisStart" });
