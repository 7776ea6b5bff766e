import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { checkTarget } from "@/lib/integrations/web/check-target";
import { permit } from "@/lib/services/access/permit";
import { changedFields } from "@/lib/services/audit/changed-fields";
import { changesOf } from "@/lib/services/audit/changes-of";
import { get } from "./get";
import { lockWebhook } from "./lock-webhook";
import { fromRow, WEBHOOK_FIELDS } from "./read";
import type { WebhookFields, WebhookRecord } from "./record";

const FRESH = { failingSince: null, warnedAt: null };
const ON = { ...FRESH, disabledAt: null, disabledReason: null };

/**
 * Changes the given fields; present values change nothing. Disabling gives up what is undelivered; enabling clears the
 * failures, and so does a new URL, which had none. `recover` sends what was missed.
 */
export async function update(ctx: Context, webhookId: string, fields: WebhookFields): Promise<WebhookRecord> {
  permit(ctx, "webhook.manage");
  const held = await get(ctx, webhookId);
  const { url, description, disabled } = fields;
  const events = fields.events && [...new Set(fields.events)];
  if (url !== undefined && url !== held.url) await checkTarget(url);
  return transaction(ctx, async (tx) => {
    const before = await lockWebhook(tx, ctx, webhookId);
    const changed = changedFields(
      { ...before, disabled: before.disabledAt !== null },
      { url, events, description, disabled },
    );
    if (changed.length === 0) return before;
    const off = disabled === true && before.disabledAt === null;
    const on = disabled === false && before.disabledAt !== null;
    const row = await tx.db.webhook.update({
      where: { id: webhookId, workspaceId: ctx.workspaceId },
      data: {
        url,
        description,
        events,
        ...(url !== undefined && url !== before.url && FRESH),
        ...(on && ON),
        ...(off && { disabledAt: new Date(), disabledReason: "person" }),
      },
      select: WEBHOOK_FIELDS,
    });
    if (off)
      await tx.db.webhookDelivery.updateMany({
        where: { webhookId, status: "pending" },
        data: { status: "failed", nextAttemptAt: null, claimedUntil: null },
      });
    // A path may be a secret, a host isn't.
    const host = url === undefined ? undefined : new URL(url).host;
    const was = { ...before, host: new URL(before.url).host, disabled: before.disabledAt !== null };
    const changes = changesOf(was, { host, events, description, disabled });
    audit(tx, { action: "webhook.updated", targetId: webhookId, details: { fields: changed }, changes });
    return fromRow(row);
  });
}
