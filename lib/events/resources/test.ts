import { z } from "zod";
import { TEST_TYPES } from "@/lib/core/study/types";
import { DateTime } from "./date-time";

/** A test as the v1 API and events show it. */
export const Test = z
  .object({
    id: z.string(),
    project_id: z.string().nullable(),
    title: z.string().nullable(),
    description: z.string().nullable(),
    type: z.enum(TEST_TYPES),
    status: z
      .enum(["Draft", "Live", "Completed", "Stopped"])
      .describe("Completed: it reached its number of participants or its deadline. Stopped: it was ended early."),
    duration_min: z.int().nullable(),
    created_at: DateTime.nullable(),
    updated_at: DateTime.nullable(),
  })
  .meta({ id: "Test" });
