import { deliverEvents } from "@/lib/integrations/payments/sandbox/deliver";
import { detachCards } from "@/lib/services/billing/detach-cards";
import { prune } from "@/lib/services/billing/prune";
import { reconcile } from "@/lib/services/billing/reconcile";
import { inngest } from "../client";

/** Every minute, sends the sandbox's pending events, settles every open charge and detaches the cards of earlier. */
export const reconcilePayments = inngest.createFunction(
  { id: "reconcile-payments", retries: 1, triggers: [{ cron: "* * * * *" }] },
  async ({ step }) => {
    await step.run("deliver", deliverEvents);
    await step.run("reconcile", reconcile);
    await step.run("detach", () => detachCards());
    await step.run("prune", prune);
  },
);
