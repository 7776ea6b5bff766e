import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { behaviourOf } from "@/lib/core/test-cards";
import { pool } from "@/lib/db/pool";
import { readPage } from "./checkouts";
import { saveCard } from "./save-card";

/**
 * Marks it paid, saves the card and queues the event: all or nothing, and once, however often the button is pressed.
 */
const PAY = `
  WITH page AS (
    UPDATE sandbox_checkout SET status = 'paid', card_reference = $2
     WHERE id = $1 AND status = 'open' AND expires_at > now() RETURNING id, amount_cents, request
  ), payment AS (
    INSERT INTO sandbox_payment (id, key, request, amount_cents, status, card_reference)
    SELECT 'pay_' || id, id, request, amount_cents, 'paid', $2 FROM page WHERE amount_cents IS NOT NULL
  ), told AS (
    INSERT INTO sandbox_event (id, body) SELECT $3, $4::jsonb FROM page
  )
  SELECT 1 FROM page`;

export type PayOutcome = "done" | "declined" | "asks";

/**
 * The button of a sandbox page. `confirmed` answers the bank's question. Throws `invalid` for a number that isn't a
 * test card, `conflict` if the page is closed.
 */
export async function payPage(id: string, number: string, confirmed: boolean): Promise<PayOutcome> {
  const page = await readPage(id);
  if (!page) throw new AppError("not_found", "Page not found.");
  if (page.status === "paid") return "done";
  if (page.status === "closed") throw new AppError("conflict", "This page has closed. Nothing was paid.");
  const behaviour = behaviourOf(number);
  if (behaviour === "declined" && page.amountCents !== null) return "declined";
  if (behaviour === "asks" && !confirmed) return "asks";
  const card = await saveCard(page.customer, number);
  const eventId = newId("event");
  const body = {
    id: eventId,
    type: "checkout.session.completed",
    chargeId: page.chargeId,
    savedCard: page.workspaceId === null ? null : { workspaceId: page.workspaceId, customer: page.customer, card },
  };
  const { rowCount } = await pool().query(PAY, [id, card.reference, eventId, JSON.stringify(body)]);
  if (!rowCount && (await readPage(id))?.status !== "paid")
    throw new AppError("conflict", "This page has closed. Nothing was paid.");
  return "done";
}
