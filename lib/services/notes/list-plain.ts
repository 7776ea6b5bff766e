import type { Context } from "@/lib/core/context";
import { decodeCursor, encodeCursor, type Page } from "@/lib/core/cursor";
import { notFound } from "@/lib/core/errors";
import { isoText } from "@/lib/db/iso-text";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import type { PlainNote } from "./record";

/** A page of notes with all their blocks ends early rather than grow beyond this. */
const MOST_BYTES = 4 * 1024 * 1024;

const PAGE = `
  WITH found AS (
    SELECT n.id, n.created_at, sum(octet_length(n.content::text)) OVER (ORDER BY n.created_at DESC, n.id DESC) AS bytes,
           row_number() OVER (ORDER BY n.created_at DESC, n.id DESC) AS at, count(*) OVER () AS all_found
      FROM (SELECT * FROM note
             WHERE project_id = $2 AND ($3::timestamptz IS NULL OR (created_at, id) < ($3, $4))
             ORDER BY created_at DESC, id DESC LIMIT $5 + 1) n
  )
  SELECT coalesce((SELECT json_agg(r) FROM (
    SELECT n.id, n.project_id AS "projectId", n.title, n.emoji, n.content, ${isoText("n.created_at")} AS "createdAt",
           f.all_found AS "allFound"
      FROM found f JOIN note n ON n.id = f.id
     WHERE f.at <= $5 AND (f.at = 1 OR f.bytes <= ${MOST_BYTES})
     ORDER BY f.at) r), '[]') AS rows
    FROM project p WHERE p.id = $2 AND p.workspace_id = $1`;

type Row = PlainNote & { allFound: number };

/** A project's notes with all their blocks, newest first; large ones make a page shorter than asked. */
export async function listPlain(
  ctx: Context,
  { projectId, cursor, limit }: { projectId: string; cursor?: string; limit: number },
): Promise<Page<PlainNote>> {
  permit(ctx, "workspace.read");
  const scope = `${ctx.workspaceId}:notes:${projectId}`;
  const after = decodeCursor({ scope, cursor, limit });
  const values = [ctx.workspaceId, projectId, after?.createdAt ?? null, after?.id ?? null, limit];
  const { rows } = await pool().query<{ rows: Row[] }>({ name: "list_plain_notes", text: PAGE, values });
  if (!rows[0]) throw notFound("Project");
  const items = rows[0].rows;
  const last = items.at(-1);
  const more = last !== undefined && last.allFound > items.length;
  return { items, nextCursor: more ? encodeCursor({ createdAt: new Date(last.createdAt), id: last.id }, scope) : null };
}
