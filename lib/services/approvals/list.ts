import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { type ApprovalRow, approvalJson, statusOf, toRecord } from "./read";
import type { ApprovalRecord, ApprovalStatus } from "./record";

const PAGE = `
  SELECT ${approvalJson("a")} AS approval FROM approval a
   WHERE a.workspace_id = $1 AND ($2::text IS NULL OR ${statusOf("a")} = $2)
     AND ($3::timestamptz IS NULL OR (a.created_at, a.id) < ($3, $4))
   ORDER BY a.created_at DESC, a.id DESC LIMIT $5`;

type Wanted = { status?: ApprovalStatus; cursor?: string; limit: number };

/** The workspace's proposals, pending and decided, newest first. */
export async function list(ctx: Context, { status, cursor, limit }: Wanted): Promise<Page<ApprovalRecord>> {
  permit(ctx, "workspace.read");
  const page = { scope: `${ctx.workspaceId}:approvals:${status ?? ""}`, cursor, limit };
  const after = decodeCursor(page);
  const values = [ctx.workspaceId, status ?? null, after?.createdAt ?? null, after?.id ?? null, limit + 1];
  const { rows } = await pool().query<{ approval: ApprovalRow }>({ name: "list_approvals", text: PAGE, values });
  return pageOf(
    rows.map(({ approval }) => toRecord(ctx, approval)),
    page,
  );
}
