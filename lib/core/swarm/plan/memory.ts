import { z } from "zod";

/** What an agent remembers over the steps of one task. Plain JSON. */
export const Memory = z.object({
  steps: z.int(),
  /** Clicks that led to another URL and weren't undone. */
  depth: z.int(),
  backs: z.int(),
  slow: z.int(),
  url: z.string(),
  /** How often each element of a page was used. */
  tried: z.record(z.string(), z.int()),
  /** How often each URL was visited. */
  visits: z.record(z.string(), z.int()),
  /** How often each field was filled. */
  filled: z.record(z.string(), z.int()),
  /** How often each word of the task was followed since the last time back. */
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
