import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { queryJson } from "@/lib/db/query-json";
import { permit } from "@/lib/services/access/permit";
import { fromRow, type ProjectRow, readProjects } from "./read";
import type { ProjectRecord } from "./record";

const PAGE = `${readProjects()}
  WHERE p.workspace_id = $1 AND ($2::timestamptz IS NULL OR (p.created_at, p.id) < ($2, $3))
    AND ($4::text IS NULL OR coalesce(p.name, '') || ' ' || coalesce(p.description, '') ILIKE $4)
  ORDER BY p.created_at DESC, p.id DESC LIMIT $5`;

/** The workspace's projects, newest first; `q` looks for a part of the name or description. */
export async function list(
  ctx: Context,
  { cursor, limit, q }: { cursor?: string; limit: number; q?: string },
): Promise<Page<ProjectRecord>> {
  permit(ctx, "workspace.read");
  const page = { scope: `${ctx.workspaceId}:projects:${q ?? ""}`, cursor, limit };
  const after = decodeCursor(page);
  const pattern = q ? `%${q.replace(/[\\%_]/g, "\\$&")}%` : null;
  const values = [ctx.workspaceId, after?.createdAt ?? null, after?.id ?? null, pattern, limit + 1];
  const rows = await queryJson<ProjectRow>("list_projects", PAGE, values);
  return pageOf(rows.map(fromRow), page);
}
