import { z } from "zod";
import { DateTime } from "./date-time";
import { Quality } from "./quality";

/** What a participant answered, as the v1 API and events show it. */
export const Response = z
  .object({
    id: z.string(),
    test_id: z.string(),
    session_id: z.string(),
    participant_id: z.string().nullable(),
    participant_label: z.string().describe("The participant's label in transcripts, such as P7."),
    answers: z
      .record(
        z.string(),
        z.object({ question: z.string(), answer: z.union([z.string(), z.array(z.string()), z.number()]) }),
      )
      .describe("By question id."),
    quality: Quality,
    duration_seconds: z.int().nullable(),
    submitted_at: DateTime,
  })
  .meta({ id: "Response" });
