import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { notFound } from "@/lib/core/errors";
import { isoText } from "@/lib/db/iso-text";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import type { TagMark } from "./record";

type Listed = TagMark & { createdAt: string };

const PAGE = `
  SELECT coalesce((SELECT json_agg(r) FROM (
    SELECT t.id, t.project_id AS "projectId", t.title, t.color, t.highlight_color AS "highlightColor",
           ${isoText("t.created_at")} AS "createdAt"
      FROM tag t
     WHERE t.project_id = p.id AND ($3::timestamptz IS NULL OR (t.created_at, t.id) < ($3, $4))
     ORDER BY t.created_at DESC, t.id DESC LIMIT $5) r), '[]') AS rows
    FROM project p WHERE p.id = $2 AND p.workspace_id = $1`;

/** A project's tags without their counts, newest first. Throws `not_found` for the project. */
export async function list(
  ctx: Context,
  { projectId, cursor, limit }: { projectId: string; cursor?: string; limit: number },
): Promise<Page<Listed>> {
  permit(ctx, "workspace.read");
  const page = { scope: `${ctx.workspaceId}:tags:${projectId}`, cursor, limit };
  const after = decodeCursor(page);
  const values = [ctx.workspaceId, projectId, after?.createdAt ?? null, after?.id ?? null, limit + 1];
  const { rows } = await pool().query<{ rows: Listed[] }>({ name: "list_tags", text: PAGE, values });
  if (!rows[0]) throw notFound("Project");
  return pageOf(rows[0].rows, page);
}
