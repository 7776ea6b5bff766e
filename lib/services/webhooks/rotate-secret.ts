import type { Context } from "@/lib/core/context";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockWebhook } from "./lock-webhook";
import { fromRow, WEBHOOK_FIELDS } from "./read";
import type { WithSecret } from "./record";
import { newSecret, openSecrets, sealSecrets } from "./secret";

/** Keeps a script that rotates over and over from producing an endless header. */
const MOST_OLD = 4;

/**
 * Creates a new secret. For 24 hours the old one signs too, so that a receiver can switch over, and so do earlier ones
 * within their 24 hours: if a rotation is repeated because its response was lost, the receiver's secret still works.
 */
export async function rotateSecret(ctx: Context, webhookId: string): Promise<WithSecret> {
  permit(ctx, "webhook.manage");
  const secret = newSecret();
  const webhook = await transaction(ctx, async (tx) => {
    await lockWebhook(tx, ctx, webhookId);
    const where = { id: webhookId, workspaceId: ctx.workspaceId };
    const old = sealSecrets(...(await secretsBefore(tx, where)));
    await tx.db.$executeRaw`
      UPDATE webhook SET sealed_old_secret = ${old}, old_secret_until = now() + interval '24 hours',
             sealed_secret = ${sealSecrets(secret)}, updated_at = now()
       WHERE id = ${webhookId} AND workspace_id = ${ctx.workspaceId}`;
    audit(tx, { action: "webhook.secret_rotated", targetId: webhookId });
    return fromRow(await tx.db.webhook.findFirstOrThrow({ where, select: WEBHOOK_FIELDS }));
  });
  return { webhook, secret };
}

/** The secrets in force until now, newest first. */
async function secretsBefore(tx: Transaction, where: { id: string; workspaceId: string }): Promise<string[]> {
  const select = { sealedSecret: true, sealedOldSecret: true, oldSecretUntil: true };
  const { sealedSecret, sealedOldSecret, oldSecretUntil } = await tx.db.webhook.findFirstOrThrow({ where, select });
  const isOldOver = !oldSecretUntil || oldSecretUntil.getTime() <= Date.now();
  return [...openSecrets(sealedSecret), ...openSecrets(isOldOver ? null : sealedOldSecret)].slice(0, MOST_OLD);
}
