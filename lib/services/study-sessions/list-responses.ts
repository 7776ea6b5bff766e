import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { type ResponseRow, SUMMARY, toResponse } from "./read";
import type { ResponseRecord } from "./record";

type Row = { rows: ResponseRow[] };

/**
 * The responses of a study with people, by id or slug, newest first: one per completed session, with excluded ones
 * marked.
 */
export async function listResponses(
  ctx: Context,
  study: string,
  request: { cursor?: string; limit: number },
): Promise<Page<ResponseRecord>> {
  permit(ctx, "workspace.read");
  const page = { scope: `${ctx.workspaceId}:responses:${study}`, ...request };
  const after = decodeCursor(page);
  const values: unknown[] = [ctx.workspaceId, study];
  const keyset = after
    ? `AND (n.created_at, n.response_id) < ($${values.push(after.createdAt)}, $${values.push(after.id)})`
    : "";
  const text = `
    SELECT (SELECT coalesce(json_agg(r), '[]') FROM (
              SELECT ${SUMMARY}, n.answers FROM study_session n JOIN participant p ON p.id = n.participant_id
               WHERE n.study_id = y.id AND n.status = 'completed' AND n.response_id IS NOT NULL ${keyset}
               ORDER BY n.created_at DESC, n.response_id DESC LIMIT ${page.limit + 1}) r) AS rows
      FROM study y WHERE y.workspace_id = $1 AND (y.id = $2 OR y.slug = $2) AND y.type <> 'swarm'`;
  const { rows } = await pool().query<Row>({ text, values });
  if (!rows[0]) throw notFound("Study");
  return pageOf(rows[0].rows.map(toResponse), page);
}
