import type { Checkout, Order, Payment } from "../types";
import { lookUpCheckout } from "./charges";
import { stripe } from "./client";
import { guarded, isRefusal } from "./guarded";
import { cardOf } from "./payment-of";

/** A checkout page that saves the card for later launches. */
export async function startCheckout(order: Order): Promise<Checkout> {
  const metadata = { charge_id: order.chargeId };
  const session = await guarded(() =>
    stripe().checkout.sessions.create(
      {
        mode: "payment",
        customer: order.customer,
        client_reference_id: order.chargeId,
        metadata,
        payment_intent_data: { setup_future_usage: "off_session", description: order.description, metadata },
        line_items: order.lines.map(({ label, unitCents, quantity }) => ({
          quantity,
          price_data: { currency: "usd", unit_amount: unitCents, product_data: { name: label } },
        })),
        success_url: order.returnUrl,
        cancel_url: order.returnUrl,
      },
      { idempotencyKey: order.chargeId },
    ),
  );
  return { reference: session.id, url: session.url ?? "" };
}

export async function closeCheckout(reference: string): Promise<Payment> {
  try {
    await guarded(() => stripe().checkout.sessions.expire(reference));
  } catch (error) {
    // Only an open page can be closed; the state of any other is looked up.
    if (!isRefusal(error)) throw error;
  }
  return lookUpCheckout(reference);
}

/** A page that saves a card without a payment. */
export async function startCardPage(workspaceId: string, customer: string, returnUrl: string) {
  const session = await guarded(() =>
    stripe().checkout.sessions.create({
      mode: "setup",
      currency: "usd",
      customer,
      metadata: { workspace_id: workspaceId },
      success_url: returnUrl,
      cancel_url: returnUrl,
    }),
  );
  return { url: session.url ?? "" };
}

/** The card saved by a finished setup page, which was sent at `enteredSeconds`. */
export async function savedOn(setupIntent: string, enteredSeconds: number) {
  const intent = await guarded(() => stripe().setupIntents.retrieve(setupIntent, { expand: ["payment_method"] }));
  return cardOf(intent.payment_method, enteredSeconds);
}
