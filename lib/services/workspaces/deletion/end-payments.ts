import { db } from "@/lib/db/client";
import { payments } from "@/lib/integrations/payments/payments";

const OPEN = ["intent", "checkout", "refunding"];

/**
 * Has the payment service delete the saved card. False while a payment or refund is in progress: the rows that finish
 * it have to stay until then. Nothing would be charged again by itself.
 */
export async function endPayments(workspaceId: string): Promise<boolean> {
  const account = await db().billingAccount.findUnique({ where: { workspaceId } });
  const service = payments();
  if (account?.cardReference && account.service === service.service) await service.removeCard(account.cardReference);
  if (account?.cardReference)
    await db().billingAccount.updateMany({ where: { workspaceId }, data: { cardReference: null } });
  return (await db().charge.count({ where: { workspaceId, status: { in: OPEN } } })) === 0;
}
