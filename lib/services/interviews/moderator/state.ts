import { z } from "zod";

const Value = z.union([z.string(), z.array(z.string()), z.number()]);

const State = z.object({
  /** The question awaiting an answer; null before the first and after the last. */
  questionId: z.string().nullable().default(null),
  /** Questions asked or skipped, in order. */
  past: z.array(z.string()).default([]),
  /** Follow-ups to the current question. */
  followUps: z.number().default(0),
  /** Whether the participant was already asked again for an answer to it. */
  nudged: z.boolean().default(false),
  /** The participant asked to stop, and may return. */
  stopped: z.boolean().default(false),
  /** What was filled in on a form that hasn't been sent. */
  draft: z.record(z.string(), Value).optional(),
});
export type ModeratorState = z.output<typeof State>;

/** A session's stored state; missing fields are as at the start. */
export const readState = (stored: unknown): ModeratorState => State.parse(stored ?? {});
