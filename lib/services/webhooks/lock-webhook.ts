import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { fromRow, WEBHOOK_FIELDS } from "./read";
import type { WebhookRecord } from "./record";

/** Locks the webhook until the transaction ends. Throws `not_found`. */
export async function lockWebhook(tx: Transaction, ctx: Context, webhookId: string): Promise<WebhookRecord> {
  const { workspaceId } = ctx;
  await tx.db
    .$queryRaw`SELECT 1 FROM webhook WHERE id = ${webhookId} AND workspace_id = ${workspaceId} FOR NO KEY UPDATE`;
  const found = await tx.db.webhook.findFirst({ where: { id: webhookId, workspaceId }, select: WEBHOOK_FIELDS });
  if (!found) throw notFound("Webhook");
  return fromRow(found);
}
