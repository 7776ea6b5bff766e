import { removeExpired } from "@/lib/services/exports/remove-expired";
import { expire } from "@/lib/services/workspaces/archive/expire";
import { inngest } from "../client";

/** Removes exports that are a day old, and those of what was masked, withdrawn or deleted. */
export const expireExports = inngest.createFunction(
  { id: "expire-exports", retries: 2, concurrency: 1, triggers: [{ cron: "*/10 * * * *" }] },
  async ({ step }) => {
    await step.run("remove", removeExpired);
    await step.run("archives", expire);
  },
);
