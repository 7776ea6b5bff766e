import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import type { ReportTemplate } from "@/lib/core/document/templates";
import { notFound } from "@/lib/core/errors";
import { containing } from "@/lib/db/containing";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { REPORT_COLUMNS, VISIBLE, viewer } from "./read";
import type { ReportRecord, ReportStatus } from "./record";

type Filters = {
  projectId?: string;
  studyId?: string;
  q?: string;
  status?: ReportStatus;
  template?: ReportTemplate;
  owner?: "me" | "all";
};
type Query = Filters & { cursor?: string; limit: number };

/** What leaves the statuses to choose from. */
export type Narrowing = { q?: string | undefined; owner?: Filters["owner"] | undefined };

/** Conditions on report `r` for the viewer in $1 and $2; `at` places a value. */
export const narrowed = ({ q, owner }: Narrowing, at: (value: unknown) => string): string[] => [
  VISIBLE,
  ...(q ? [`r.title ILIKE ${at(containing(q))}`] : []),
  ...(owner === "me" ? ["r.created_by_id = $2"] : []),
];

/**
 * The reports that the caller may see, newest first; `q` matches a part of the title. Throws `not_found` for a missing
 * project or study.
 */
export async function list(ctx: Context, { cursor, limit, ...filters }: Query): Promise<Page<ReportRecord>> {
  permit(ctx, "workspace.read");
  const { projectId, studyId, q, status, template, owner } = filters;
  const seen = viewer(ctx);
  const asked = JSON.stringify([projectId, studyId, q, status, template, owner]);
  const page = { scope: `${seen.join(":")}:reports:${asked}`, cursor, limit };
  const after = decodeCursor(page);
  const values: unknown[] = [...seen, projectId ?? null, studyId ?? null];
  const at = (value: unknown) => `$${values.push(value)}`;
  const where = narrowed({ q, owner }, at);
  if (projectId !== undefined) where.push("r.project_id = $3");
  if (studyId !== undefined) where.push("$4 = ANY(r.study_ids)");
  if (status) where.push(`r.status = ${at(status)}`);
  if (template) where.push(`r.template = ${at(template)}`);
  if (after) where.push(`(r.created_at, r.id) < (${at(after.createdAt)}, ${at(after.id)})`);
  // The first column says whether project and study exist even if they have no reports: one round trip for both.
  const text = `
    SELECT CASE WHEN $3::text IS NOT NULL AND NOT EXISTS (SELECT 1 FROM project WHERE id = $3 AND workspace_id = $1)
                THEN 'Project'
                WHEN $4::text IS NOT NULL AND NOT EXISTS (SELECT 1 FROM study WHERE id = $4 AND workspace_id = $1)
                THEN 'Study' END AS missing,
           (SELECT coalesce(json_agg(x), '[]') FROM (
              SELECT ${REPORT_COLUMNS} FROM report r WHERE ${where.join(" AND ")}
               ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit + 1}) x) AS reports`;
  const { rows } = await pool().query<{ missing: string | null; reports: ReportRecord[] }>({ text, values });
  const [found] = rows;
  if (found?.missing) throw notFound(found.missing);
  return pageOf(found?.reports ?? [], page);
}
