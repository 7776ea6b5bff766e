import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import type { EditLine, EditRecord } from "../record";

const MOST_LINES = 20;
const LINES = (column: string) => `
  (SELECT coalesce(json_agg(l.value ORDER BY l.at), '[]')
     FROM jsonb_array_elements(e.${column}) WITH ORDINALITY AS l(value, at) WHERE l.at <= ${MOST_LINES})`;
const EDITS = `
  SELECT t.owner_id, e.*
    FROM transcript t
    LEFT JOIN LATERAL (
      SELECT e.id, e.kind, cardinality(e.indexes) AS line_count, ${LINES("before")} AS before, ${LINES("after")} AS after,
             e.created_at, e.undone_at,
             CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', u.name, 'email', u.email) END AS created_by
        FROM transcript_edit e LEFT JOIN user_account u ON u.id = e.created_by_id
       WHERE e.owner_id = t.owner_id AND ($3::timestamptz IS NULL OR (e.created_at, e.id) < ($3, $4))
       ORDER BY e.created_at DESC, e.id DESC LIMIT $5) e ON true
   WHERE t.owner_id = $2 AND t.workspace_id = $1
   ORDER BY e.created_at DESC, e.id DESC`;

type Row = {
  id: string | null;
  kind: EditRecord["kind"];
  line_count: number;
  before: EditLine[];
  after: EditLine[];
  created_at: Date;
  undone_at: Date | null;
  created_by: EditRecord["createdBy"];
};

/** Who changed what, newest first, in one round trip. Throws `not_found` if there is no transcript. */
export async function listEdits(
  ctx: Context,
  ownerId: string,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<EditRecord>> {
  permit(ctx, "workspace.read");
  const page = { scope: `${ctx.workspaceId}:edits:${ownerId}`, cursor, limit };
  const after = decodeCursor(page);
  const values = [ctx.workspaceId, ownerId, after?.createdAt ?? null, after?.id ?? null, limit + 1];
  const { rows } = await pool().query<Row>({ name: "list_transcript_edits", text: EDITS, values });
  if (rows.length === 0) throw notFound("Transcript");
  return pageOf(rows.flatMap(recordOf), page);
}

function recordOf({ id, ...row }: Row): EditRecord[] {
  if (id === null) return [];
  const { kind, before, after } = row;
  const [createdBy, createdAt, undoneAt] = [row.created_by, row.created_at, row.undone_at];
  return [{ id, kind, lineCount: row.line_count, before, after, createdBy, createdAt, undoneAt }];
}
