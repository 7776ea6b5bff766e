import type { Order, Payment, Trace } from "../types";
import { stripe } from "./client";
import { guarded, isRefusal } from "./guarded";
import { intentPayment, refusedPayment, sessionPayment } from "./payment-of";

const EARLIER_SECONDS = 300;
const MOST_LOOKED_THROUGH = 1_000;

/** A payment intent, confirmed off-session; the charge's id is the idempotency key. */
export async function chargeSaved(order: Order, cardReference: string): Promise<Payment> {
  const { chargeId, customer, amountCents, description } = order;
  try {
    const intent = await guarded(() =>
      stripe().paymentIntents.create(
        {
          amount: amountCents,
          currency: "usd",
          customer,
          payment_method: cardReference,
          off_session: true,
          confirm: true,
          description,
          metadata: { charge_id: chargeId },
        },
        { idempotencyKey: chargeId },
      ),
    );
    return intentPayment(intent);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (error.rawType === "card_error") return refusedPayment(error.code, error.message);
    return { status: "declined", message: "The payment service refused the saved card. Save it again." };
  }
}

/** By the checkout page, else by our id among the customer's payments, a list that has new payments at once. */
export async function lookUp({ chargeId, customer, checkout, createdAt }: Trace): Promise<Payment> {
  if (checkout !== null) return lookUpCheckout(checkout);
  const created = { gte: Math.floor(createdAt.getTime() / 1000) - EARLIER_SECONDS };
  const intents = await guarded(() =>
    stripe()
      .paymentIntents.list({ customer, created, limit: 100, expand: ["data.payment_method"] })
      .autoPagingToArray({ limit: MOST_LOOKED_THROUGH }),
  );
  const found = intents.find(({ metadata }) => metadata.charge_id === chargeId);
  return found ? intentPayment(found) : { status: "none" };
}

export async function lookUpCheckout(reference: string): Promise<Payment> {
  const expand = ["payment_intent.payment_method"];
  return sessionPayment(await guarded(() => stripe().checkout.sessions.retrieve(reference, { expand })));
}

export async function refund(chargeId: string, paymentReference: string): Promise<void> {
  const options = { idempotencyKey: `refund-${chargeId}` };
  try {
    await guarded(() => stripe().refunds.create({ payment_intent: paymentReference }, options));
  } catch (error) {
    if (!isRefusal(error) || error.code !== "charge_already_refunded") throw error;
  }
}
