import { removeExpired } from "@/lib/services/exports/remove-expired";
import { inngest } from "../client";

/** Removes exports whose day is over, and those of what was masked, taken back or deleted. */
export const expireExports = inngest.createFunction(
  { id: "expire-exports", retries: 2, concurrency: 1, triggers: [{ cron: "*/10 * * * *" }] },
  async ({ step }) => step.run("remove", removeExpired),
);
