import type Stripe from "stripe";
import { config } from "@/lib/core/config";
import { readSigned } from "../signature";
import type { Notice, SavedCard } from "../types";
import { savedOn } from "./checkouts";

/** The events that can change what we know about a charge or a card. */
export async function parseWebhook(rawBody: string, signature: string): Promise<Notice | null> {
  const event = readSigned(rawBody, signature, config().STRIPE_WEBHOOK_SECRET ?? "");
  const notice = (chargeId: string | null | undefined, savedCard: SavedCard | null = null): Notice | null =>
    chargeId || savedCard ? { eventId: event.id, type: event.type, chargeId: chargeId ?? null, savedCard } : null;
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired": {
      const session = event.data.object;
      if (session.mode === "setup") return notice(null, await savedCard(session, event.created));
      return notice(session.metadata?.charge_id ?? session.client_reference_id);
    }
    case "payment_intent.succeeded":
    case "payment_intent.payment_failed":
    case "payment_intent.canceled":
      return notice(event.data.object.metadata.charge_id);
    default:
      return null;
  }
}

async function savedCard(session: Stripe.Checkout.Session, createdSeconds: number): Promise<SavedCard | null> {
  const workspaceId = session.metadata?.workspace_id;
  const { customer, setup_intent: intent } = session;
  if (session.status !== "complete" || !workspaceId || typeof customer !== "string" || typeof intent !== "string")
    return null;
  const card = await savedOn(intent, createdSeconds);
  return card && { workspaceId, customer, card };
}
