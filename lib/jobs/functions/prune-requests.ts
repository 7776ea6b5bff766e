import { prune } from "@/lib/services/usage/prune";
import { inngest } from "../client";

/** Forgets usage lines, stored answers, counters and dispatched events whose time is over. */
export const pruneRequests = inngest.createFunction(
  { id: "prune-requests", retries: 1, triggers: [{ cron: "53 * * * *" }] },
  async ({ step }) => step.run("prune", prune),
);
