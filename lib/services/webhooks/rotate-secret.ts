import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { fromRow, WEBHOOK_FIELDS } from "./read";
import type { WithSecret } from "./record";
import { newSecret, sealSecret } from "./secret";

/** Gives a new secret; for 24 hours the old one signs too, so that a receiver can change over. */
export async function rotateSecret(ctx: Context, webhookId: string): Promise<WithSecret> {
  permit(ctx, "webhook.manage");
  const secret = newSecret();
  const webhook = await transaction(ctx, async (tx) => {
    const count = await tx.db.$executeRaw`
      UPDATE webhook SET sealed_old_secret = sealed_secret, old_secret_until = now() + interval '24 hours',
             sealed_secret = ${sealSecret(secret)}, updated_at = now()
       WHERE id = ${webhookId} AND workspace_id = ${ctx.workspaceId}`;
    if (count === 0) throw notFound("Webhook");
    audit(tx, { action: "webhook.secret_rotated", targetId: webhookId });
    const where = { id: webhookId, workspaceId: ctx.workspaceId };
    return fromRow(await tx.db.webhook.findFirstOrThrow({ where, select: WEBHOOK_FIELDS }));
  });
  return { webhook, secret };
}
