import { systemContext } from "@/lib/core/system-context";
import { audit, transaction } from "@/lib/db/transaction";
import { mailAdmins } from "./failure-mails";

/** Tells the admins that nothing has reached a webhook for a day, once per outage. */
export async function warn(webhook: { id: string; workspaceId: string; url: string }): Promise<boolean> {
  const { id, workspaceId } = webhook;
  return transaction(systemContext("watch-webhooks", workspaceId), async (tx) => {
    const { count } = await tx.db.webhook.updateMany({
      where: { id, workspaceId, disabledAt: null, warnedAt: null, failingSince: { not: null } },
      data: { warnedAt: new Date() },
    });
    if (count === 0) return false;
    await mailAdmins(tx, webhook, "warned");
    audit(tx, { action: "webhook.warned", targetId: id });
    return true;
  });
}
