import { z } from "zod";

/** What an agent keeps in mind over the steps of one task. Plain JSON. */
export const Memory = z.object({
  steps: z.int(),
  /** Clicks that led to another address and were not taken back. */
  depth: z.int(),
  backs: z.int(),
  slow: z.int(),
  url: z.string(),
  /** Times that an element of a page was used. */
  tried: z.record(z.string(), z.int()),
  /** Times that an address was come to. */
  visits: z.record(z.string(), z.int()),
  /** Times that a field was filled. */
  filled: z.record(z.string(), z.int()),
  /** Times that a word of the task was followed since the last way back. */
  followed: z.record(z.string(), z.int()),
});
export type Memory = z.infer<typeof Memory>;

export const newMemory = (): Memory => ({
  steps: 0,
  depth: 0,
  backs: 0,
  slow: 0,
  url: "",
  tried: {},
  visits: {},
  filled: {},
  followed: {},
});
