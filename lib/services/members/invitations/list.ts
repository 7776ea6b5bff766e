import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { db } from "@/lib/db/client";
import { permit } from "@/lib/services/access/permit";
import type { MemberInvitationRecord } from "../record";
import { fromRow, INVITATIONS, type InvitationRow } from "./read";

const PAGE = `${INVITATIONS} AND i.accepted_at IS NULL AND i.cancelled_at IS NULL
   AND ($2::timestamptz IS NULL OR (i.created_at, i.id) < ($2, $3))
 ORDER BY i.created_at DESC, i.id DESC LIMIT $4`;

/** The workspace's invitations that nobody has accepted or cancelled, newest first; for admins. */
export async function list(
  ctx: Context,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<MemberInvitationRecord>> {
  permit(ctx, "workspace.manage");
  const page = { scope: `${ctx.workspaceId}:member-invitations`, cursor, limit };
  const after = decodeCursor(page);
  const values = [ctx.workspaceId, after?.createdAt ?? null, after?.id ?? null, limit + 1];
  return pageOf((await db().$queryRawUnsafe<InvitationRow[]>(PAGE, ...values)).map(fromRow), page);
}
