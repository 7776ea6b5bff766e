import { pool } from "@/lib/db/pool";
import { readSigned } from "../signature";
import type { Notice, Payment, Payments, SavedCard, Trace } from "../types";
import { checkoutPayment, closeCheckout, startCardPage, startCheckout } from "./checkouts";
import { chargeSaved, findPayment, paymentOf, refund } from "./payments";
import { sandboxSecret } from "./secret";

async function lookUp({ chargeId, checkout }: Trace): Promise<Payment> {
  if (checkout !== null) return checkoutPayment(checkout);
  const row = await findPayment(chargeId);
  return row ? paymentOf(row) : { status: "none" };
}

/** Written by `payPage` as JSON, so a time is text; the signature proves that it is ours. */
type EventBody = { id: string; type: string; chargeId: string | null; savedCard: SavedCard | null };

async function parseWebhook(rawBody: string, signature: string): Promise<Notice> {
  const { id, type, chargeId, savedCard } = readSigned(rawBody, signature, sandboxSecret()) as unknown as EventBody;
  const card = savedCard && { ...savedCard.card, enteredAt: new Date(savedCard.card.enteredAt) };
  return { eventId: id, type, chargeId, savedCard: savedCard && card && { ...savedCard, card } };
}

async function removeCard(reference: string): Promise<void> {
  await pool().query("DELETE FROM sandbox_card WHERE reference = $1", [reference]);
}

/** A payment service in our own database: it gives a real one's guarantees and takes no money. */
export const sandbox: Payments = {
  service: "sandbox",
  customerFor: async (workspaceId) => `cus_sandbox_${workspaceId}`,
  chargeSaved,
  startCheckout,
  closeCheckout,
  lookUp,
  refund,
  startCardPage,
  removeCard,
  parseWebhook,
};
