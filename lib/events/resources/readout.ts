import { z } from "zod";
import { DateTime } from "./date-time";

/** A test's readout as events show it: its sources and a summary; the app has all of it. */
export const Readout = z
  .object({
    id: z.string(),
    test_id: z.string(),
    status: z.literal("ready"),
    generated_at: DateTime,
    based_on: z.object({ sessions: z.int(), excluded: z.int() }),
    summary: z.string().nullable(),
  })
  .meta({ id: "Readout" });
