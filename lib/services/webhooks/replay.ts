import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockWebhook } from "./lock-webhook";
import { type DeliveryRow, fromDelivery, readDeliveries } from "./read";
import type { DeliveryRecord } from "./record";
import { requireEnabled } from "./require-enabled";

// An attempt in flight keeps its claim and its place in the schedule.
const AGAIN = `
  UPDATE webhook_delivery
     SET next_attempt_at = now(), status = 'pending',
         replayed_after = CASE WHEN status = 'pending' AND claimed_until > now() THEN replayed_after ELSE attempts END,
         claimed_until = CASE WHEN status = 'pending' THEN claimed_until END
   WHERE id = $1 AND webhook_id = $2`;

/** Sends an event again under the same id, restarting its schedule. Throws `conflict` if the webhook is disabled. */
export async function replay(ctx: Context, webhookId: string, deliveryId: string): Promise<DeliveryRecord> {
  permit(ctx, "webhook.manage");
  return transaction(ctx, async (tx) => {
    requireEnabled(await lockWebhook(tx, ctx, webhookId));
    if ((await tx.db.$executeRawUnsafe(AGAIN, deliveryId, webhookId)) === 0) throw notFound("Delivery");
    await tx.db.$executeRaw`SELECT pg_notify('webhooks', '')`;
    audit(tx, { action: "webhook.replayed", targetId: webhookId, details: { deliveryId } });
    const values = [ctx.workspaceId, webhookId, deliveryId];
    const [row] = await tx.db.$queryRawUnsafe<DeliveryRow[]>(readDeliveries("d.id = $3"), ...values);
    if (!row) throw notFound("Delivery");
    return fromDelivery(row);
  });
}
