import { type Context, personOf } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { db } from "@/lib/db/client";
import { may, permit } from "@/lib/services/access/permit";
import { CONNECTION_FIELDS, fromRow } from "./read";
import type { ConnectionRecord } from "./record";

/**
 * One's own connected apps, newest first; for an admin, those of the whole workspace. Revoked and expired ones
 * aren't included.
 */
export async function list(
  ctx: Context,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<ConnectionRecord>> {
  permit(ctx, "connection.own");
  const page = { scope: `${ctx.workspaceId}:connections`, cursor, limit };
  const after = decodeCursor(page);
  const rows = await db().mcpConnection.findMany({
    where: {
      workspaceId: ctx.workspaceId,
      revokedAt: null,
      expiresAt: { gt: new Date() },
      ...(!may(ctx, "workspace.manage") && { userId: personOf(ctx) ?? "" }),
      ...(after && { OR: [{ createdAt: { lt: after.createdAt } }, { ...after, id: { lt: after.id } }] }),
    },
    select: CONNECTION_FIELDS,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
  });
  return pageOf(rows.map(fromRow), page);
}
