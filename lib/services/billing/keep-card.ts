import { audit, type Transaction } from "@/lib/db/transaction";
import type { Card } from "@/lib/integrations/payments/types";

type Kept = { workspaceId: string; service: string; customer: string; card: Card };

/** Makes this the card that launches are charged to. */
export async function keepCard(tx: Transaction, { workspaceId, service, customer, card }: Kept): Promise<void> {
  const data = {
    service,
    customerReference: customer,
    cardReference: card.reference,
    cardBrand: card.brand,
    cardLast4: card.last4,
  };
  await tx.db.billingAccount.upsert({ where: { workspaceId }, create: { workspaceId, ...data }, update: data });
  audit(tx, { action: "card.saved", targetId: workspaceId, details: { brand: card.brand, last4: card.last4 } });
}
