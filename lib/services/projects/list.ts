import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { containing } from "@/lib/db/containing";
import { queryJson } from "@/lib/db/query-json";
import { permit } from "@/lib/services/access/permit";
import { readProjects } from "./read";
import type { ProjectRecord } from "./record";

/** The workspace's projects, newest first; `q` matches a part of name or description. */
export async function list(
  ctx: Context,
  { cursor, limit, q }: { cursor?: string; limit: number; q?: string },
): Promise<Page<ProjectRecord>> {
  permit(ctx, "workspace.read");
  const page = { scope: `${ctx.workspaceId}:projects:${q ?? ""}`, cursor, limit };
  const after = decodeCursor(page);
  const values: unknown[] = [ctx.workspaceId];
  const conditions = ["p.workspace_id = $1"];
  if (after) {
    values.push(after.createdAt, after.id);
    conditions.push(`(p.created_at, p.id) < ($${values.length - 1}, $${values.length})`);
  }
  if (q) {
    values.push(containing(q));
    conditions.push(`coalesce(p.name, '') || ' ' || coalesce(p.description, '') ILIKE $${values.length}`);
  }
  // Literal conditions and length let the database keep one plan instead of planning every call.
  const text = `${readProjects()} WHERE ${conditions.join(" AND ")}
    ORDER BY p.created_at DESC, p.id DESC LIMIT ${limit + 1}`;
  const name = `list_projects_${after ? "after" : "first"}_${q ? "like" : "all"}_${limit}`;
  const rows = await queryJson<ProjectRecord>(name, text, values, !q);
  return pageOf(rows, page);
}
