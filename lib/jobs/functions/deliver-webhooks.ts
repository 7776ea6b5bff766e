import { sharedDeliverer } from "@/lib/services/webhooks/deliver/shared-deliverer";
import { inngest } from "../client";

const LONGEST_MS = 20_000;

/**
 * Delivers what is due. The notification of a commit wakes the same loop at once; this step is what still delivers
 * when notifications do not arrive. However many deliveries there are, they are one step.
 */
export const deliverWebhooks = inngest.createFunction(
  { id: "deliver-webhooks", retries: 1, concurrency: 1, triggers: [{ cron: "* * * * *" }] },
  async ({ step }) => step.run("deliver", () => sharedDeliverer().settled(LONGEST_MS)),
);
