import type { Payments } from "../types";
import { chargeSaved, lookUp, refund } from "./charges";
import { closeCheckout, startCardPage, startCheckout } from "./checkouts";
import { stripe } from "./client";
import { guarded, isRefusal } from "./guarded";
import { parseWebhook } from "./webhook";

/** The key gives two concurrent calls the same customer. */
async function customerFor(workspaceId: string): Promise<string> {
  const options = { idempotencyKey: `customer-${workspaceId}` };
  const made = await guarded(() => stripe().customers.create({ metadata: { workspace_id: workspaceId } }, options));
  return made.id;
}

async function removeCard(cardReference: string): Promise<void> {
  try {
    await guarded(() => stripe().paymentMethods.detach(cardReference));
  } catch (error) {
    // A card that no longer exists is removed.
    if (!isRefusal(error)) throw error;
  }
}

/** Stripe, API version as the SDK pins it: https://docs.stripe.com/api. */
export const stripeAdapter: Payments = {
  service: "stripe",
  customerFor,
  chargeSaved,
  startCheckout,
  closeCheckout,
  lookUp,
  refund,
  startCardPage,
  removeCard,
  parseWebhook,
};
