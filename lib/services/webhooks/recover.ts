import type { Context } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { deliveryIdOf } from "@/lib/db/delivery-id";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockWebhook } from "./lock-webhook";
import { requireEnabled } from "./require-enabled";

const DAY_MS = 24 * 3_600_000;
const KEPT_DAYS = 30;

// Makes given-up deliveries due again, and creates those for events while the webhook was disabled.
const RECOVER = `
  WITH again AS (
    UPDATE webhook_delivery
       SET status = 'pending', replayed_after = attempts, next_attempt_at = now(), claimed_until = NULL
     WHERE webhook_id = $2 AND status = 'failed' AND created_at >= $3 RETURNING 1),
  missed AS (
    INSERT INTO webhook_delivery (id, webhook_id, event_id, kind, created_at)
    SELECT ${deliveryIdOf("e.id", "w.id")}, w.id, e.id, e.kind, e.created_at
      FROM webhook w JOIN outbox_event e ON e.workspace_id = w.workspace_id AND e.kind = ANY(w.events)
     WHERE w.id = $2 AND w.workspace_id = $1 AND e.created_at >= $3
        ON CONFLICT (webhook_id, id) DO NOTHING RETURNING 1),
  woken AS (SELECT pg_notify('webhooks', ''))
  SELECT (SELECT count(*) FROM again)::int + (SELECT count(*) FROM missed)::int AS count FROM woken`;

/**
 * Sends everything since then that the webhook hasn't received, once, and returns the number of events. Throws
 * `conflict` if it is disabled, and `invalid` for a time before the 30 days for which events are kept.
 */
export async function recover(ctx: Context, webhookId: string, since: Date): Promise<{ count: number }> {
  permit(ctx, "webhook.manage");
  const now = Date.now();
  if (since.getTime() > now) throw invalid("since", "This time is in the future.");
  if (since.getTime() < now - KEPT_DAYS * DAY_MS) throw invalid("since", "Events are kept for 30 days.");
  return transaction(ctx, async (tx) => {
    requireEnabled(await lockWebhook(tx, ctx, webhookId));
    const values = [ctx.workspaceId, webhookId, since];
    const [done] = await tx.db.$queryRawUnsafe<{ count: number }[]>(RECOVER, ...values);
    const count = done?.count ?? 0;
    audit(tx, { action: "webhook.recovered", targetId: webhookId, details: { since: since.toISOString(), count } });
    return { count };
  });
}
