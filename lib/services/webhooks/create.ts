import { type Context, personOf } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { audit, transaction } from "@/lib/db/transaction";
import { checkTarget } from "@/lib/integrations/web/check-target";
import { paidPlanRequired } from "@/lib/services/access/paid-plan-required";
import { permit } from "@/lib/services/access/permit";
import { lockWorkspace } from "@/lib/services/members/lock-workspace";
import { fromRow, WEBHOOK_FIELDS } from "./read";
import type { WithSecret } from "./record";
import { newSecret, sealSecrets } from "./secret";

const MOST_WEBHOOKS = 100;

type NewWebhook = { url: string; events: string[]; description?: string | undefined };

/**
 * Registers a URL. The secret is returned only here and after a rotation. Throws `invalid` for a URL that may not be
 * called, `plan_required` on Free, and `conflict` if the workspace already has 100 webhooks.
 */
export async function create(ctx: Context, { url, events, description }: NewWebhook): Promise<WithSecret> {
  permit(ctx, "webhook.manage");
  if (ctx.plan === "free") throw paidPlanRequired("Webhooks are");
  await checkTarget(url);
  const { workspaceId } = ctx;
  const secret = newSecret();
  const webhook = await transaction(ctx, async (tx) => {
    // The lock makes the count exact: two concurrent calls can't both create the hundredth.
    await lockWorkspace(tx, workspaceId);
    if ((await tx.db.webhook.count({ where: { workspaceId } })) >= MOST_WEBHOOKS)
      throw new AppError("conflict", `This workspace already has ${MOST_WEBHOOKS} webhooks. Delete one first.`);
    const id = newId("webhook");
    const made = await tx.db.webhook.create({
      data: {
        id,
        workspaceId,
        url,
        description,
        events: [...new Set(events)],
        sealedSecret: sealSecrets(secret),
        createdById: personOf(ctx),
      },
      select: WEBHOOK_FIELDS,
    });
    audit(tx, { action: "webhook.created", targetId: id, details: { host: new URL(url).host, events: made.events } });
    return fromRow(made);
  });
  return { webhook, secret };
}
