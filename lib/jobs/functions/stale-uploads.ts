import { removeStale } from "@/lib/services/uploads/remove-stale";
import { inngest } from "../client";

/** Removes uploads that were started and never completed. */
export const staleUploads = inngest.createFunction(
  { id: "stale-uploads", retries: 2, triggers: [{ cron: "7 * * * *" }] },
  async ({ step }) => step.run("remove", removeStale),
);
