import { z } from "zod";

/** A report as the v1 API and events show it. */
export const Report = z
  .object({
    id: z.string(),
    project_id: z.string(),
    prompt: z.string().nullable(),
    content: z.record(z.string(), z.unknown()).nullable(),
    file_ids: z.array(z.string()),
  })
  .meta({ id: "Report" });
