import { closeDue } from "@/lib/services/studies/close-due";
import { inngest } from "../client";

/** Ends the studies whose deadline has passed. */
export const closeDueStudies = inngest.createFunction(
  { id: "close-due-studies", retries: 1, concurrency: 1, triggers: [{ cron: "* * * * *" }] },
  async ({ step }) => step.run("close", closeDue),
);
