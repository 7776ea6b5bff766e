import { config } from "@/lib/core/config";
import { sandbox } from "./sandbox/sandbox";
import { stripeAdapter } from "./stripe/stripe-adapter";
import type { Payments } from "./types";

/** The payment service: Stripe if STRIPE_SECRET_KEY is set, else the embedded sandbox, which takes no money. */
export const payments = (): Payments => (config().STRIPE_SECRET_KEY ? stripeAdapter : sandbox);
