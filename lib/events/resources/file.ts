import { z } from "zod";

/** A file as the v1 API and events show it; events carry no `url`, since links are short-lived. */
export const File = z
  .object({
    id: z.string(),
    name: z.string().nullable(),
    status: z.string().nullable().describe("`uploading`, `processing`, `ready` or `failed`."),
    duration_seconds: z.int().nullable(),
    asset_type: z.enum(["VIDEO", "AUDIO", "TEXT", "CSV", "PDF", "DOC"]).nullable(),
    url: z
      .url()
      .nullish()
      .describe("A signed URL that works for about one hour; returned by the detail endpoint only."),
  })
  .meta({ id: "File" });
