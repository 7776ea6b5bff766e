import { EVENTS } from "@/lib/events/catalog";
import { settle } from "@/lib/services/billing/settle";
import { attempt } from "../attempt";
import { inngest } from "../client";

/** Carries out a charge that its caller left on the way, and what is due after one was given up. */
export const settleCharge = inngest.createFunction(
  { id: "settle-charge", retries: 10, concurrency: 4, triggers: [{ event: "earshot/charge.opened" }] },
  async ({ event, step }) => {
    const { chargeId, atOnce } = EVENTS["charge.opened"].parse(event.data);
    // Usually the caller has done it by then; what was given up has none, and its page should not be paid any more.
    if (!atOnce) await step.sleep("caller", "5s");
    return step.run("settle", () => attempt(async () => (await settle(chargeId)).charge.status));
  },
);
