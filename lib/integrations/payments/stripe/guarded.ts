import Stripe from "stripe";
import { log } from "@/lib/core/log";
import { undecided } from "../undecided";

const { errors } = Stripe;

/** The statuses after which Stripe certainly did nothing; a wrong key or a key in use says nothing about the charge. */
const REFUSALS = [400, 402, 404];

export const isRefusal = (error: unknown): error is InstanceType<typeof errors.StripeError> =>
  error instanceof errors.StripeError &&
  (error.rawType === "card_error" || error.rawType === "invalid_request_error") &&
  REFUSALS.includes(error.statusCode ?? 0);

/** Runs a call; whatever leaves its outcome open becomes `unavailable`. A refusal is thrown as it is. */
export async function guarded<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (isRefusal(error)) throw error;
    log().error({ err: error }, "the payment service did not answer as it should");
    throw undecided(error);
  }
}
