import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";

export type ProjectPage = { projectId: string; cursor?: string; limit: number };
type Source = { table: "card" | "lane"; alias: string; columns: string };

/** A page of a project's cards or lanes, newest first. Throws `not_found` for a missing project. */
export async function listInProject<Row extends { id: string; createdAt: string }>(
  ctx: Context,
  { projectId, cursor, limit }: ProjectPage,
  { table, alias, columns }: Source,
): Promise<Page<Row>> {
  permit(ctx, "workspace.read");
  const page = { scope: `${ctx.workspaceId}:${table}s:${projectId}`, cursor, limit };
  const after = decodeCursor(page);
  const values = [ctx.workspaceId, projectId, limit + 1, ...(after ? [after.createdAt, after.id] : [])];
  // One row says whether the project exists even if it is empty: one round trip for both.
  const text = `
    SELECT EXISTS (SELECT 1 FROM project WHERE id = $2 AND workspace_id = $1) AS there,
           (SELECT coalesce(json_agg(r), '[]') FROM (
             SELECT ${columns} FROM ${table} ${alias} WHERE ${alias}.project_id = $2 AND ${alias}.workspace_id = $1
                ${after ? `AND (${alias}.created_at, ${alias}.id) < ($4, $5)` : ""}
              ORDER BY ${alias}.created_at DESC, ${alias}.id DESC LIMIT $3) r) AS rows`;
  const { rows } = await pool().query<{ there: boolean; rows: Row[] }>({ text, values });
  if (!rows[0]?.there) throw notFound("Project");
  return pageOf(rows[0].rows, page);
}
