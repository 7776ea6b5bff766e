import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { permit } from "@/lib/services/access/permit";
import { fromRow, WEBHOOK_FIELDS } from "./read";
import type { WebhookRecord } from "./record";

/** A webhook, without its secret. Throws `not_found`. */
export async function get(ctx: Context, webhookId: string): Promise<WebhookRecord> {
  permit(ctx, "workspace.read");
  const where = { id: webhookId, workspaceId: ctx.workspaceId };
  const found = await db().webhook.findFirst({ where, select: WEBHOOK_FIELDS });
  if (!found) throw notFound("Webhook");
  return fromRow(found);
}
