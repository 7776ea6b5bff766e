import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { notFound } from "@/lib/core/errors";
import { isIdOf } from "@/lib/core/id-prefix";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { type ApplicationRow, fromRow, READ_APPLICATIONS } from "./read";
import type { TagApplicationRecord } from "./record";

// A session's recording isn't a file of the library: its tags belong to the session.
const OF_OWNER = `
  SELECT coalesce((SELECT json_agg(r) FROM (
    ${READ_APPLICATIONS}
     WHERE p.owner_id = $2 AND a.workspace_id = $1
       AND ($3::timestamptz IS NULL OR (a.created_at, a.id) < ($3, $4))
     ORDER BY a.created_at DESC, a.id DESC LIMIT $5) r), '[]') AS rows
   WHERE EXISTS (SELECT 1 FROM file WHERE id = $2 AND workspace_id = $1 AND session_id IS NULL)
      OR EXISTS (SELECT 1 FROM study_session WHERE id = $2 AND workspace_id = $1)`;

/** The tags on a file's or session's transcript, newest first. Throws `not_found`. */
export async function list(
  ctx: Context,
  { ownerId, cursor, limit }: { ownerId: string; cursor?: string; limit: number },
): Promise<Page<TagApplicationRecord>> {
  permit(ctx, "workspace.read");
  const page = { scope: `${ctx.workspaceId}:tag-applications:${ownerId}`, cursor, limit };
  const after = decodeCursor(page);
  const values = [ctx.workspaceId, ownerId, after?.createdAt ?? null, after?.id ?? null, limit + 1];
  const statement = { name: "list_tag_applications", text: OF_OWNER, values };
  const { rows } = await pool().query<{ rows: ApplicationRow[] }>(statement);
  if (!rows[0]) throw notFound(isIdOf("session", ownerId) ? "Session" : "File");
  return pageOf(rows[0].rows.map(fromRow), page);
}
