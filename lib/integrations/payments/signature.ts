import Stripe from "stripe";
import { AppError } from "@/lib/core/errors";

/** Signing and verifying need no API key, so any will do. */
const { webhooks } = new Stripe("sk_none");

/**
 * The event in a signed body: HMAC-SHA-256 over `timestamp.body` in the header `Stripe-Signature`, at most five minutes
 * old. Throws `invalid` for anything else.
 */
export function readSigned(rawBody: string, header: string, secret: string): Stripe.Event {
  try {
    return webhooks.constructEvent(rawBody, header, secret);
  } catch (cause) {
    throw new AppError("invalid", "The signature of this event is not valid.", { cause });
  }
}

export const sign = (body: string, secret: string): string =>
  webhooks.generateTestHeaderString({ payload: body, secret });
