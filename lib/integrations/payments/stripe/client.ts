import Stripe from "stripe";
import { config } from "@/lib/core/config";

const shared = globalThis as typeof globalThis & { earshotStripe?: { made: string; client: Stripe } };

/** One client per process. The SDK repeats an interrupted call under the same idempotency key. */
export function stripe(): Stripe {
  const { STRIPE_SECRET_KEY: key = "", STRIPE_BASE_URL: address } = config();
  const made = `${key} ${address}`;
  if (shared.earshotStripe?.made === made) return shared.earshotStripe.client;
  const url = address ? new URL(address) : null;
  const client = new Stripe(key, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      port: url.port || (url.protocol === "http:" ? 80 : 443),
      protocol: url.protocol === "http:" ? "http" : "https",
    }),
  });
  shared.earshotStripe = { made, client };
  return client;
}
