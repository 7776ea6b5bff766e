import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { notFound } from "@/lib/core/errors";
import { containing } from "@/lib/db/containing";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { NOTE_COLUMNS } from "./read";
import type { NoteRecord } from "./record";

const PAGE = `
  SELECT coalesce((SELECT json_agg(r) FROM (
    SELECT ${NOTE_COLUMNS} FROM note n
     WHERE n.project_id = p.id AND ($3::timestamptz IS NULL OR (n.created_at, n.id) < ($3, $4))
       AND ($6::text IS NULL OR n.title ILIKE $6)
     ORDER BY n.created_at DESC, n.id DESC LIMIT $5) r), '[]') AS rows
    FROM project p WHERE p.id = $2 AND p.workspace_id = $1`;

/**
 * A project's notes without their blocks, newest first; `q` matches a part of the title. Throws `not_found` for the
 * project.
 */
export async function list(
  ctx: Context,
  { projectId, cursor, limit, q }: { projectId: string; cursor?: string; limit: number; q?: string },
): Promise<Page<NoteRecord>> {
  permit(ctx, "workspace.read");
  const page = { scope: `${ctx.workspaceId}:notes:${JSON.stringify([projectId, q])}`, cursor, limit };
  const after = decodeCursor(page);
  const values = [
    ctx.workspaceId,
    projectId,
    after?.createdAt ?? null,
    after?.id ?? null,
    limit + 1,
    q ? containing(q) : null,
  ];
  const { rows } = await pool().query<{ rows: NoteRecord[] }>({ name: "list_notes", text: PAGE, values });
  if (!rows[0]) throw notFound("Project");
  return pageOf(rows[0].rows, page);
}
