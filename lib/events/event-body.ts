import { z } from "zod";
import { DateTime } from "./resources/date-time";

/** The body of a delivery: the event with the resource as GET returned it at the time. */
export const eventBody = <S extends z.ZodType>(kind: string, resource: S) =>
  z.object({
    id: z.string().describe("Also sent as the `webhook-id` header: the same on every attempt and every resend."),
    type: z.literal(kind),
    created_at: DateTime,
    workspace_id: z.string(),
    sequence: z
      .int()
      .describe(
        "Of two events about the same resource, the one with the higher number is newer. Numbers may have gaps.",
      ),
    data: resource,
  });
