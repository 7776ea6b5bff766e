import { z } from "zod";
import { DateTime } from "./date-time";

/** A project as the v1 API and events show it. */
export const Project = z
  .object({
    id: z.string(),
    name: z.string().nullable(),
    description: z.string().nullable(),
    status: z.string().nullable(),
    language: z.string().nullable(),
    types: z.array(z.string()).describe("The types of studies in the project."),
    file_count: z.int(),
    is_sample: z.boolean(),
    created_at: DateTime.nullable(),
    updated_at: DateTime.nullable(),
    created_by: z.object({ id: z.string(), name: z.string().nullable(), email: z.email().nullable() }).nullable(),
  })
  .meta({ id: "Project" });
