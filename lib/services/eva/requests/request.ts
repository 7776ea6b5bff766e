import { z } from "zod";

const words = z.string().trim().max(1000);

/** What a person asked Eva to do, in their own words, with nothing looked up yet. Empty fields weren't mentioned. */
export const Request = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("create_study"), topic: words.min(3), survey: z.boolean() }),
  z.strictObject({ kind: z.literal("launch_study"), study: words.max(200) }),
  z.strictObject({ kind: z.literal("invite"), emails: z.array(z.email().max(254)).max(50), study: words.max(200) }),
  z.strictObject({
    kind: z.literal("tag"),
    speaker: words.max(100),
    topic: words.min(1).max(300),
    tag: words.min(1).max(100),
  }),
  z.strictObject({ kind: z.literal("create_report"), topic: words.min(3) }),
]);
export type Request = z.output<typeof Request>;
