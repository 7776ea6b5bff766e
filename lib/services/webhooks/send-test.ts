import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { audit, transaction } from "@/lib/db/transaction";
import { TEST_KIND } from "@/lib/events/webhook-kinds";
import { permit } from "@/lib/services/access/permit";
import { lockWebhook } from "./lock-webhook";
import { type DeliveryRow, fromDelivery, readDeliveries } from "./read";
import type { DeliveryRecord } from "./record";
import { requireEnabled } from "./require-enabled";

/** Sends a `webhook.test` event to this webhook alone. Throws `conflict` if it is disabled. */
export async function sendTest(ctx: Context, webhookId: string): Promise<DeliveryRecord> {
  permit(ctx, "webhook.manage");
  return transaction(ctx, async (tx) => {
    requireEnabled(await lockWebhook(tx, ctx, webhookId));
    const { workspaceId } = ctx;
    const eventId = newId("event");
    const id = newId("delivery");
    await tx.db.outboxEvent.create({
      data: {
        id: eventId,
        workspaceId,
        kind: TEST_KIND,
        resourceId: webhookId,
        data: { webhook_id: webhookId },
        // Not a change, so jobs don't hear of it.
        dispatchedAt: new Date(),
      },
      select: { id: true },
    });
    await tx.db.webhookDelivery.create({ data: { id, webhookId, eventId, kind: TEST_KIND }, select: { id: true } });
    await tx.db.$executeRaw`SELECT pg_notify('webhooks', '')`;
    audit(tx, { action: "webhook.tested", targetId: webhookId });
    const values = [workspaceId, webhookId, id];
    const rows = await tx.db.$queryRawUnsafe<DeliveryRow[]>(readDeliveries("d.id = $3"), ...values);
    return rows.map(fromDelivery)[0] ?? unread();
  });
}

function unread(): never {
  throw new Error("the delivery that was just written cannot be read");
}
