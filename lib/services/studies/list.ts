import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { notFound } from "@/lib/core/errors";
import type { StudyStatus, StudyType } from "@/lib/core/study/types";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { COUNTS, fromRow, SUMMARY, type SummaryRow } from "./read";
import type { Counted, StudySummary } from "./record";

type Query = {
  cursor?: string;
  limit: number;
  projectId?: string;
  status?: StudyStatus;
  type?: StudyType;
  q?: string;
};
type Row = Counted<SummaryRow> & { there: boolean };

/**
 * The workspace's studies, newest first; `q` looks for a part of title, question or description. Throws `not_found`
 * for a project that is not there.
 */
export async function list(ctx: Context, query: Query): Promise<Page<Counted<StudySummary>>> {
  permit(ctx, "workspace.read");
  const { cursor, limit, projectId, status, type, q } = query;
  const page = { scope: `${ctx.workspaceId}:studies:${JSON.stringify([projectId, status, type, q])}`, cursor, limit };
  const after = decodeCursor(page);
  const values: unknown[] = [ctx.workspaceId, projectId ?? null];
  const where = ["s.workspace_id = $1"];
  const add = (condition: (at: number) => string, value: unknown) => where.push(condition(values.push(value)));
  if (projectId) where.push("s.project_id = $2");
  if (status) add((at) => `s.status = $${at}`, status);
  if (type) add((at) => `s.type = $${at}`, type);
  if (q) {
    const words = "s.title || ' ' || coalesce(s.question, '') || ' ' || coalesce(s.description, '')";
    add((at) => `${words} ILIKE $${at}`, `%${q.replace(/[\\%_]/g, "\\$&")}%`);
  }
  if (after) where.push(`(s.created_at, s.id) < ($${values.push(after.createdAt)}, $${values.push(after.id)})`);
  // The project row says whether the project is there even when it has no studies: one round trip for both.
  const text = `
    SELECT known.there, found.* FROM (
      SELECT $2::text IS NULL OR EXISTS (SELECT 1 FROM project WHERE id = $2 AND workspace_id = $1) AS there) known
      LEFT JOIN (SELECT ${SUMMARY}, ${COUNTS} FROM study s WHERE ${where.join(" AND ")}
                  ORDER BY s.created_at DESC, s.id DESC LIMIT ${limit + 1}) found ON true
     ORDER BY found."createdAt" DESC, found.id DESC`;
  const { rows } = await pool().query<Row>({ text, values });
  if (!rows[0]?.there) throw notFound("Project");
  const studies = rows.filter((row) => row.id !== null).map(({ there: _there, ...row }) => fromRow(row));
  return pageOf(studies, page);
}
