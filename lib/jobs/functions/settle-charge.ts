import { EVENTS } from "@/lib/events/catalog";
import { settle } from "@/lib/services/billing/settle";
import { attempt } from "../attempt";
import { inngest } from "../client";

/** Settles a charge whose caller stopped midway, and cleans up after one that was given up. */
export const settleCharge = inngest.createFunction(
  { id: "settle-charge", retries: 10, concurrency: 4, triggers: [{ event: "earshot/charge.opened" }] },
  async ({ event, step }) => {
    const { chargeId, atOnce } = EVENTS["charge.opened"].parse(event.data);
    // Usually the caller has done it by then. A charge that was given up has no caller, and its page should stop
    // accepting payment at once.
    if (!atOnce) await step.sleep("caller", "5s");
    return step.run("settle", () => attempt(async () => (await settle(chargeId)).charge.status));
  },
);
