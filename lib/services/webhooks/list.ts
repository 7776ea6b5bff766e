import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { db } from "@/lib/db/client";
import { permit } from "@/lib/services/access/permit";
import { fromRow, WEBHOOK_FIELDS } from "./read";
import type { WebhookRecord } from "./record";

/** The workspace's webhooks, newest first. */
export async function list(
  ctx: Context,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<WebhookRecord>> {
  permit(ctx, "workspace.read");
  const page = { scope: `${ctx.workspaceId}:webhooks`, cursor, limit };
  const after = decodeCursor(page);
  const rows = await db().webhook.findMany({
    where: {
      workspaceId: ctx.workspaceId,
      ...(after && { OR: [{ createdAt: { lt: after.createdAt } }, { ...after, id: { lt: after.id } }] }),
    },
    select: WEBHOOK_FIELDS,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
  });
  return pageOf(rows.map(fromRow), page);
}
