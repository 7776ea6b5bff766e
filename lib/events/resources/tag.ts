import { z } from "zod";

/** A tag as the v1 API and events show it. */
export const Tag = z
  .object({
    id: z.string(),
    project_id: z.string(),
    title: z.string(),
    color: z.string().nullable(),
    highlight_color: z.string().nullable(),
  })
  .meta({ id: "Tag" });
