import { watch } from "@/lib/services/webhooks/watch";
import { inngest } from "../client";

/** Warns about webhooks that have been failing for a day and disables those failing for five. */
export const watchWebhooks = inngest.createFunction(
  { id: "watch-webhooks", retries: 1, concurrency: 1, triggers: [{ cron: "*/5 * * * *" }] },
  async ({ step }) => step.run("watch", watch),
);
