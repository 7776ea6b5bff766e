import { type Context, personOf } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { db } from "@/lib/db/client";
import { may, permit } from "@/lib/services/access/permit";
import { fromRow, KEY_FIELDS } from "./read";
import type { KeyRecord } from "./record";

/** One's own keys, newest first; for an admin, those of the whole workspace. Revoked ones are gone. */
export async function list(
  ctx: Context,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<KeyRecord>> {
  permit(ctx, "key.own");
  const page = { scope: `${ctx.workspaceId}:keys`, cursor, limit };
  const after = decodeCursor(page);
  const rows = await db().apiKey.findMany({
    where: {
      workspaceId: ctx.workspaceId,
      revokedAt: null,
      ...(!may(ctx, "workspace.manage") && { userId: personOf(ctx) ?? "" }),
      ...(after && { OR: [{ createdAt: { lt: after.createdAt } }, { ...after, id: { lt: after.id } }] }),
    },
    select: KEY_FIELDS,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit + 1,
  });
  return pageOf(rows.map(fromRow), page);
}
