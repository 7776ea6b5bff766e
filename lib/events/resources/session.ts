import { z } from "zod";
import { SESSION_STATUSES } from "@/lib/core/study/session-words";
import { DateTime } from "./date-time";
import { Quality } from "./quality";

/** A participant's session as the v1 API and events show it. */
export const Session = z
  .object({
    id: z.string(),
    test_id: z.string(),
    participant: z.object({ id: z.string(), label: z.string() }),
    status: z.enum(SESSION_STATUSES),
    quality: Quality,
    response_id: z.string().nullable(),
    has_recording: z.boolean(),
    duration_seconds: z.int().nullable(),
    started_at: DateTime,
    ended_at: DateTime.nullable(),
  })
  .meta({ id: "Session" });
