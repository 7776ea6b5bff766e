import { systemContext } from "@/lib/core/system-context";
import { db } from "@/lib/db/client";
import { audit, transaction } from "@/lib/db/transaction";
import { mailAdmins } from "./failure-mails";

/**
 * Disables a webhook whose receiver answered 410 or keeps failing, gives up what is undelivered, and mails the admins
 * once. Returns false if it was already disabled or is gone. Called by jobs, not by people.
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
