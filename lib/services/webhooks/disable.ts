import { systemContext } from "@/lib/core/system-context";
import { db } from "@/lib/db/client";
import { audit, transaction } from "@/lib/db/transaction";
import { mailAdmins } from "./failure-mails";

/**
 * Switches a webhook off because its receiver wants nothing more or takes nothing, gives up what is still to be
 * delivered and tells the admins, once: false when it was off already or is no more. Called by jobs, not by people.
 */
export async function disable(webhookId: string, reason: "gone" | "failing"): Promise<boolean> {
  const found = await db().webhook.findUnique({ where: { id: webhookId }, select: { workspaceId: true, url: true } });
  if (!found) return false;
  const { workspaceId } = found;
  return transaction(systemContext("deliver-webhooks", workspaceId), async (tx) => {
    const { count } = await tx.db.webhook.updateMany({
      where: { id: webhookId, workspaceId, disabledAt: null },
      data: { disabledAt: new Date(), disabledReason: reason },
    });
    if (count === 0) return false;
    await tx.db.webhookDelivery.updateMany({
      where: { webhookId, status: "pending" },
      data: { status: "failed", nextAttemptAt: null, claimedUntil: null },
    });
    await mailAdmins(tx, { id: webhookId, ...found }, reason);
    audit(tx, { action: "webhook.disabled", targetId: webhookId, details: { reason } });
    return true;
  });
}
