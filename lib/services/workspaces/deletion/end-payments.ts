import { db } from "@/lib/db/client";
import { payments } from "@/lib/integrations/payments/payments";
import { detachCards } from "@/lib/services/billing/detach-cards";

const OPEN = ["intent", "checkout", "refunding"];

/**
 * Has the payment service delete the cards. False until it has, and while a payment or refund is in progress: the rows
 * that finish it have to stay until then. Nothing would be charged again by itself.
 */
export async function endPayments(workspaceId: string): Promise<boolean> {
  const where = { workspaceId, cardReference: { not: null } };
  await db().billingAccount.updateMany({ where, data: { cardReference: null } });
  await detachCards(workspaceId);
  const { service } = payments();
  const open = await db().charge.count({ where: { workspaceId, status: { in: OPEN } } });
  return open + (await db().doomedCard.count({ where: { workspaceId, service } })) === 0;
}
