import type { Context } from "@/lib/core/context";
import { decodeCursor, encodeCursor, type Page } from "@/lib/core/cursor";
import { notFound } from "@/lib/core/errors";
import { isoText } from "@/lib/db/iso-text";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { type PassageRow, passageJson, toPassage } from "@/lib/services/passages/read";
import { VISIBLE, viewer } from "./read";
import type { PlainReport } from "./record";

/** A page of whole reports ends early rather than exceed this. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Columns of a `PlainReport` of report `r`, its passages as rows. */
export const PLAIN_COLUMNS = `
  r.id, r.title, r.project_id AS "projectId", r.prompt, r.file_ids AS "fileIds", ${isoText("r.created_at")} AS "createdAt",
  CASE WHEN r.status = 'ready' THEN r.document END AS document,
  (SELECT coalesce(json_agg(${passageJson("p")}), '[]')
     FROM report_evidence e JOIN passage p ON p.id = e.passage_id WHERE e.report_id = r.id) AS passages,
  (SELECT coalesce(json_agg(json_build_object('id', f.id, 'title', f.title, 'summary', f.summary, 'severity', f.severity,
                                              'recommendation', f.recommendation)), '[]')
     FROM finding f WHERE f.workspace_id = r.workspace_id AND f.id IN (
       SELECT b ->> 'findingId' FROM jsonb_path_query(r.document, '$.sections[*].blocks[*] ? (@.type == "finding")') b)) AS findings`;

const PAGE = `
  WITH found AS (
    SELECT r.id, sum(octet_length(r.document::text)) OVER w AS bytes, row_number() OVER w AS at, count(*) OVER () AS all_found
      FROM (SELECT * FROM report r
             WHERE r.project_id = $3 AND ${VISIBLE} AND ($4::timestamptz IS NULL OR (r.created_at, r.id) < ($4, $5))
             ORDER BY r.created_at DESC, r.id DESC LIMIT $6 + 1) r
    WINDOW w AS (ORDER BY r.created_at DESC, r.id DESC)
  )
  SELECT coalesce((SELECT json_agg(x) FROM (
    SELECT ${PLAIN_COLUMNS}, f.all_found AS "allFound" FROM found f JOIN report r ON r.id = f.id
     WHERE f.at <= $6 AND (f.at = 1 OR f.bytes <= ${MOST_BYTES}) ORDER BY f.at) x), '[]') AS rows
    FROM project p WHERE p.id = $3 AND p.workspace_id = $1`;

export type PlainRow = Omit<PlainReport, "passages"> & { passages: PassageRow[] };

export const fromPlainRow = (row: PlainRow): PlainReport => ({ ...row, passages: row.passages.map(toPassage) });

/** A project's complete reports, newest first; large ones make a page shorter than requested. */
export async function listPlain(
  ctx: Context,
  { projectId, cursor, limit }: { projectId: string; cursor?: string; limit: number },
): Promise<Page<PlainReport>> {
  permit(ctx, "workspace.read");
  const seen = viewer(ctx);
  const scope = `${seen.join(":")}:plain-reports:${projectId}`;
  const after = decodeCursor({ scope, cursor, limit });
  const values = [...seen, projectId, after?.createdAt ?? null, after?.id ?? null, limit];
  const { rows } = await pool().query<{ rows: (PlainRow & { allFound: number })[] }>({
    name: "list_plain_reports",
    text: PAGE,
    values,
  });
  if (!rows[0]) throw notFound("Project");
  const found = rows[0].rows;
  const last = found.at(-1);
  const more = last !== undefined && last.allFound > found.length;
  const next = more ? encodeCursor({ createdAt: new Date(last.createdAt), id: last.id }, scope) : null;
  return { items: found.map(({ allFound: _count, ...row }) => fromPlainRow(row)), nextCursor: next };
}
