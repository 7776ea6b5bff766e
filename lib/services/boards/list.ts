import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { notFound } from "@/lib/core/errors";
import { containing } from "@/lib/db/containing";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { readBoards } from "./read";
import type { BoardRecord } from "./record";

type Query = { cursor?: string; limit: number; projectId?: string; studyId?: string; q?: string };
type Row = BoardRecord & { missing: "Project" | "Study" | null };

/** By its id or slug, as everywhere. */
const STUDY = "SELECT id FROM study WHERE workspace_id = $1 AND (id = $3 OR slug = $3)";

/**
 * The workspace's boards, newest first: a project's with those of its studies, or a study's; `q` matches a part of the
 * title. Throws `not_found` for a missing project or study.
 */
export async function list(ctx: Context, query: Query): Promise<Page<BoardRecord>> {
  permit(ctx, "workspace.read");
  const { cursor, limit, projectId, studyId, q } = query;
  const page = { scope: `${ctx.workspaceId}:boards:${JSON.stringify([projectId, studyId, q])}`, cursor, limit };
  const after = decodeCursor(page);
  const values: unknown[] = [ctx.workspaceId, projectId ?? null, studyId ?? null];
  const at = (value: unknown) => `$${values.push(value)}`;
  const where = ["b.workspace_id = $1"];
  if (projectId !== undefined) where.push("(b.project_id = $2 OR s.project_id = $2)");
  if (studyId !== undefined) where.push(`b.study_id = (${STUDY})`);
  if (q) where.push(`b.title ILIKE ${at(containing(q))}`);
  if (after) where.push(`(b.created_at, b.id) < (${at(after.createdAt)}, ${at(after.id)})`);
  // The first columns say whether project and study exist even if they have no boards: one round trip for both.
  const text = `
    SELECT known.missing, found.* FROM (
      SELECT CASE WHEN $2::text IS NOT NULL AND NOT EXISTS (SELECT 1 FROM project WHERE id = $2 AND workspace_id = $1)
                  THEN 'Project'
                  WHEN $3::text IS NOT NULL AND NOT EXISTS (${STUDY})
                  THEN 'Study' END AS missing) known
      LEFT JOIN (${readBoards()} WHERE ${where.join(" AND ")}
                 ORDER BY b.created_at DESC, b.id DESC LIMIT ${limit + 1}) found ON true
     ORDER BY found."createdAt" DESC, found.id DESC`;
  const { rows } = await pool().query<Row>({ text, values });
  const missing = rows[0]?.missing;
  if (missing) throw notFound(missing);
  return pageOf(
    rows.filter(({ id }) => id !== null).map(({ missing: _missing, ...board }) => board),
    page,
  );
}
