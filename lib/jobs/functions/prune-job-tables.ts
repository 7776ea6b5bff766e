import { inngest } from "../client";
import { prune } from "../executor/prune";

/** Keeps the embedded job server's own tables small. */
export const pruneJobTables = inngest.createFunction(
  { id: "prune-job-tables", retries: 1, triggers: [{ cron: "17 * * * *" }] },
  async ({ step }) => step.run("prune", prune),
);
