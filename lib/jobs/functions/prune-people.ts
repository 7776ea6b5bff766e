import { prune } from "@/lib/services/people/prune";
import { inngest } from "../client";

/** Deletes expired sessions, sign-in links, attempts and mails. */
export const prunePeople = inngest.createFunction(
  { id: "prune-people", retries: 1, triggers: [{ cron: "43 * * * *" }] },
  async ({ step }) => step.run("prune", prune),
);
