import { z } from "zod";

const Value = z.union([z.string(), z.array(z.string()), z.number()]);

const State = z.object({
  /** The question that waits for an answer; null before the first and after the last. */
  questionId: z.string().nullable().default(null),
  /** Questions that were asked or left out, in order. */
  past: z.array(z.string()).default([]),
  /** Follow-ups to the question that waits. */
  followUps: z.number().default(0),
  /** Whether an answer to it was already asked for once more. */
  nudged: z.boolean().default(false),
  /** They asked to stop, and may come back. */
  stopped: z.boolean().default(false),
  /** What was filled in of a form that is not sent yet. */
  draft: z.record(z.string(), Value).optional(),
});
export type ModeratorState = z.output<typeof State>;

/** The state as it is stored with a session; what is missing is as at the start. */
export const readState = (stored: unknown): ModeratorState => State.parse(stored ?? {});
