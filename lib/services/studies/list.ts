import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { notFound } from "@/lib/core/errors";
import type { StudyStatus, StudyType } from "@/lib/core/study/types";
import { containing } from "@/lib/db/containing";
import { queryJson } from "@/lib/db/query-json";
import { permit } from "@/lib/services/access/permit";
import { COUNTS, fromRow, SUMMARY, type SummaryRow } from "./read";
import type { Counted, StudySummary } from "./record";

type Query = {
  cursor?: string;
  limit: number;
  projectId?: string;
  status?: StudyStatus;
  type?: StudyType;
  /** Only studies with people. */
  tests?: true;
  q?: string;
};
/** What leaves the statuses to choose from. */
export type Narrowing = {
  projectId?: string | undefined;
  type?: StudyType | undefined;
  q?: string | undefined;
};
type Row = Counted<SummaryRow> & { there?: boolean };

/**
 * The workspace's studies, newest first; `q` matches a part of title, question or description. Throws `not_found` for a
 * missing project.
 */
export async function list(ctx: Context, query: Query): Promise<Page<Counted<StudySummary>>> {
  permit(ctx, "workspace.read");
  const { cursor, limit, projectId, status, type, tests, q } = query;
  const page = {
    scope: `${ctx.workspaceId}:studies:${JSON.stringify([projectId, status, type, q, tests])}`,
    cursor,
    limit,
  };
  const after = decodeCursor(page);
  const values: unknown[] = [ctx.workspaceId];
  const at = (value: unknown) => `$${values.push(value)}`;
  const where = ["s.workspace_id = $1"];
  where.push(...narrowed({ projectId, type, q }, at));
  if (status) where.push(`s.status = ${at(status)}`);
  if (tests) where.push("s.type <> 'swarm'");
  if (after) where.push(`(s.created_at, s.id) < (${at(after.createdAt)}, ${at(after.id)})`);
  const studies = `
    SELECT ${SUMMARY}, ${COUNTS} FROM study s WHERE ${where.join(" AND ")}
     ORDER BY s.created_at DESC, s.id DESC LIMIT ${limit + 1}`;
  const text = projectId === undefined ? studies : withProject(studies);
  // Filters and length are part of the name: the database keeps one plan for each instead of planning every call.
  const name = `list_studies_${[projectId !== undefined, status, type, q, after, tests].map((given) => (given ? 1 : 0)).join("")}_${limit}`;
  const rows = await queryJson<Row>(name, text, values, !q);
  if (projectId !== undefined && !rows[0]?.there) throw notFound("Project");
  return pageOf(rows.filter((row) => row.id !== null).map(fromRow), page);
}

/** Conditions on study `s`; `at` places a value. */
export const narrowed = ({ projectId, type, q }: Narrowing, at: (value: unknown) => string): string[] => [
  ...(projectId === undefined ? [] : [`s.project_id = ${at(projectId)}`]),
  ...(type ? [`s.type = ${at(type)}`] : []),
  ...(q ? [`${WORDS} ILIKE ${at(containing(q))}`] : []),
];

const WORDS = "s.title || ' ' || coalesce(s.question, '') || ' ' || coalesce(s.description, '')";

/** The first column says whether the project exists even if it has no studies: one round trip for both. */
const withProject = (studies: string) => `
  SELECT known.there, found.* FROM (
    SELECT EXISTS (SELECT 1 FROM project WHERE id = $2 AND workspace_id = $1) AS there) known
    LEFT JOIN (${studies}) found ON true
   ORDER BY found."createdAt" DESC, found.id DESC`;
