import { audit, type Transaction } from "@/lib/db/transaction";
import type { Card } from "@/lib/integrations/payments/types";

type Kept = { workspaceId: string; service: string; customer: string; card: Card };

/**
 * Makes this the card that launches are charged to, unless one was kept that was entered after it, be it removed since:
 * what the payment service tells comes in any order. The card that it replaces is detached there (`card_replaced`).
 */
export async function keepCard(tx: Transaction, { workspaceId, service, customer, card }: Kept): Promise<void> {
  const { reference, brand, last4, enteredAt } = card;
  const kept = await tx.db.$executeRaw`
    INSERT INTO billing_account AS b (workspace_id, service, customer_reference, card_reference, card_brand, card_last4,
                                      card_entered_at, updated_at)
    VALUES (${workspaceId}, ${service}, ${customer}, ${reference}, ${brand}, ${last4}, ${enteredAt}, now())
    ON CONFLICT (workspace_id) DO UPDATE SET service = excluded.service,
           customer_reference = excluded.customer_reference, card_reference = excluded.card_reference,
           card_brand = excluded.card_brand, card_last4 = excluded.card_last4,
           card_entered_at = excluded.card_entered_at, updated_at = now()
     WHERE b.service <> excluded.service OR b.card_entered_at IS NULL OR b.card_entered_at <= excluded.card_entered_at`;
  if (!kept) return doomCard(tx, { workspaceId, service, reference });
  audit(tx, { action: "card.saved", targetId: workspaceId, details: { brand, last4 } });
}

type Doomed = { workspaceId: string; service: string; reference: string };

/** Has the payment service forget a card that it keeps and nobody will charge, unless it is the workspace's own. */
export async function doomCard(tx: Transaction, { workspaceId, service, reference }: Doomed): Promise<void> {
  await tx.db.$executeRaw`
    INSERT INTO doomed_card (workspace_id, service, reference)
    SELECT ${workspaceId}, ${service}, ${reference}
     WHERE NOT EXISTS (SELECT FROM billing_account WHERE workspace_id = ${workspaceId} AND card_reference = ${reference})
    ON CONFLICT DO NOTHING`;
}
