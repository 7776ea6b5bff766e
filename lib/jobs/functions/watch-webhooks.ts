import { watch } from "@/lib/services/webhooks/watch";
import { inngest } from "../client";

/** Tells of webhooks that fail for a day and switches off those that fail for five. */
export const watchWebhooks = inngest.createFunction(
  { id: "watch-webhooks", retries: 1, concurrency: 1, triggers: [{ cron: "*/5 * * * *" }] },
  async ({ step }) => step.run("watch", watch),
);
