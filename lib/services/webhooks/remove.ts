import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockWebhook } from "./lock-webhook";
import type { WebhookRecord } from "./record";

/** Deletes a webhook with its deliveries and returns it as it was. */
export async function remove(ctx: Context, webhookId: string): Promise<WebhookRecord> {
  permit(ctx, "webhook.manage");
  return transaction(ctx, async (tx) => {
    const webhook = await lockWebhook(tx, ctx, webhookId);
    await tx.db.webhook.delete({ where: { id: webhookId, workspaceId: ctx.workspaceId }, select: { id: true } });
    const { host } = new URL(webhook.url);
    audit(tx, { action: "webhook.deleted", targetId: webhookId, details: { host }, name: host });
    return webhook;
  });
}
