import { sharedDeliverer } from "@/lib/services/webhooks/deliver/shared-deliverer";
import { inngest } from "../client";

const LONGEST_MS = 20_000;

/**
 * Delivers what is due. A commit's notification wakes the same loop at once; this step still delivers when
 * notifications don't arrive. It is one step, however many deliveries there are.
 */
export const deliverWebhooks = inngest.createFunction(
  { id: "deliver-webhooks", retries: 1, concurrency: 1, triggers: [{ cron: "* * * * *" }] },
  async ({ step }) => step.run("deliver", () => sharedDeliverer().settled(LONGEST_MS)),
);
