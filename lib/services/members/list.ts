import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { db } from "@/lib/db/client";
import { permit } from "@/lib/services/access/permit";
import { fromRow, MEMBERS, type MemberRow } from "./read";
import type { MemberRecord, MemberStatus } from "./record";

/** Whether name or address of user `u` contain a text; all do without one. */
export const matches = (text: string): string =>
  `(${text}::text IS NULL OR strpos(lower(coalesce(u.name, '') || ' ' || u.email), lower(${text})) > 0)`;

const PAGE = `${MEMBERS} AND m.active = $2 AND ${matches("$3")}
   AND ($4::timestamptz IS NULL OR (m.created_at, m.id) < ($4, $5))
 ORDER BY m.created_at DESC, m.id DESC LIMIT $6`;

type Asked = { cursor?: string; limit: number; q?: string | undefined; status: MemberStatus };

/** The members of the workspace, newest first, or those who were removed; `q` matches a part of name or address. */
export async function list(ctx: Context, { cursor, limit, q, status }: Asked): Promise<Page<MemberRecord>> {
  permit(ctx, "workspace.read");
  const page = { scope: `${ctx.workspaceId}:members:${status}`, cursor, limit };
  const after = decodeCursor(page);
  const values = [ctx.workspaceId, status === "active", q || null, after?.createdAt ?? null, after?.id ?? null];
  const rows = await db().$queryRawUnsafe<MemberRow[]>(PAGE, ...values, limit + 1);
  return pageOf(rows.map(fromRow), page);
}
