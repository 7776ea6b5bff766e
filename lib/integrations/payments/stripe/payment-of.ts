import type Stripe from "stripe";
import type { Card, Payment } from "../types";

/** `enteredSeconds`: when the page was sent, which a method that is chosen again doesn't say. */
export function cardOf(method: Stripe.PaymentMethod | string | null, enteredSeconds: number): Card | null {
  if (method === null || typeof method === "string" || !method.card) return null;
  const { brand, last4 } = method.card;
  return { reference: method.id, brand, last4, enteredAt: new Date(enteredSeconds * 1000) };
}

/** Errors that certainly mean that nothing was charged, in the bank's own words. */
export function refusedPayment(code: string | undefined, message: string | undefined): Payment {
  if (code === "authentication_required") return { status: "needs_person" };
  return { status: "declined", message: message ?? "The bank declined the payment." };
}

export function intentPayment(intent: Stripe.PaymentIntent): Payment {
  if (intent.status === "succeeded") {
    const card = cardOf(intent.payment_method, intent.created);
    return { status: "paid", reference: intent.id, amountCents: intent.amount_received || intent.amount, card };
  }
  if (intent.status === "canceled") return { status: "closed" };
  const error = intent.last_payment_error;
  if (intent.status === "requires_payment_method" && error) return refusedPayment(error.code, error.message);
  return { status: "open" };
}

/** A session with its payment intent expanded. */
export function sessionPayment(session: Stripe.Checkout.Session): Payment {
  const intent = session.payment_intent;
  if (session.payment_status === "paid" && intent !== null && typeof intent !== "string") {
    const amountCents = session.amount_total ?? intent.amount;
    const card = cardOf(intent.payment_method, intent.created);
    return { status: "paid", reference: intent.id, amountCents, card };
  }
  if (session.status === "expired") return { status: "closed" };
  // A completed page whose payment takes days (a bank transfer) is closed only if that fails in the end.
  const failed = typeof intent === "object" && intent?.status === "requires_payment_method";
  return session.status === "complete" && failed ? { status: "closed" } : { status: "open" };
}
