import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { notFound } from "@/lib/core/errors";
import { isoText } from "@/lib/db/iso-text";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { person, VISIBLE, viewer } from "./read";
import type { VersionRecord } from "./record";

/** Columns of `VersionRecord` of version `v`. */
export const VERSION_COLUMNS = `v.version AS number, v.title, ${person("v.created_by_id")} AS "createdBy",
  ${isoText("v.created_at")} AS "createdAt"`;

const PAGE = `
  SELECT coalesce((SELECT json_agg(x) FROM (
    SELECT ${VERSION_COLUMNS} FROM report_version v
     WHERE v.report_id = r.id AND ($4::int IS NULL OR v.version < $4) ORDER BY v.version DESC LIMIT $5) x), '[]') AS rows
    FROM report r WHERE r.id = $3 AND ${VISIBLE}`;

/** Earlier versions of a report, newest first. Throws `not_found`. */
export async function listVersions(
  ctx: Context,
  reportId: string,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<VersionRecord>> {
  permit(ctx, "workspace.read");
  const seen = viewer(ctx);
  const page = { scope: `${seen.join(":")}:report-versions:${reportId}`, cursor, limit };
  const after = decodeCursor(page);
  const values = [...seen, reportId, after ? Number(after.id) : null, limit + 1];
  const { rows } = await pool().query<{ rows: VersionRecord[] }>({ name: "list_report_versions", text: PAGE, values });
  if (!rows[0]) throw notFound("Report");
  const { items, nextCursor } = pageOf(
    rows[0].rows.map((row) => ({ ...row, id: String(row.number) })),
    page,
  );
  return { items: items.map(({ id: _id, ...row }) => row), nextCursor };
}
