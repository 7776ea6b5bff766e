import { prune } from "@/lib/services/usage/prune";
import { inngest } from "../client";

/** Deletes expired usage rows, stored responses, counters and dispatched events. */
export const pruneRequests = inngest.createFunction(
  { id: "prune-requests", retries: 1, triggers: [{ cron: "53 * * * *" }] },
  async ({ step }) => step.run("prune", prune),
);
