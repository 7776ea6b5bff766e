import { z } from "zod";
import { QUALITY_RATINGS } from "@/lib/core/study/session-words";

/** A session's quality rating, as the v1 API and events show it. */
export const Quality = z
  .object({
    rating: z.enum(QUALITY_RATINGS).describe("As assessed; `excluded` is a person's decision and overrides it."),
    reasons: z.array(z.object({ kind: z.string(), text: z.string() })),
  })
  .meta({ id: "Quality" });
