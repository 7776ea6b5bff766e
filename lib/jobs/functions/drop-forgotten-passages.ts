import { dropForgotten } from "@/lib/services/passages/drop-forgotten";
import { inngest } from "../client";

/** Deletes passages that nothing quotes, every night. */
export const dropForgottenPassages = inngest.createFunction(
  { id: "drop-forgotten-passages", retries: 1, concurrency: 1, triggers: [{ cron: "40 3 * * *" }] },
  async ({ step }) => step.run("drop", dropForgotten),
);
