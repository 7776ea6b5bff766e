import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { notFound } from "@/lib/core/errors";
import { containing } from "@/lib/db/containing";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { canBeLookedUp, hasWords, newestWith } from "./newest-with";
import { type ClipRow, fromRow, READ_CLIPS } from "./read";
import type { ClipRecord } from "./record";

type Filters = { projectId?: string; studyId?: string; fileId?: string; sessionId?: string; q?: string };
type Query = Filters & { cursor?: string; limit: number };

const FILTERS: Record<Exclude<keyof Filters, "q">, (at: number) => string> = {
  projectId: (at) => `c.project_id = $${at}`,
  studyId: (at) => `c.study_id = $${at}`,
  fileId: (at) => `p.file_id = $${at}`,
  sessionId: (at) => `p.session_id = $${at}`,
};

/**
 * The workspace's clips, newest first; `q` matches a part of title, quote, speaker or source. Throws `not_found` for a
 * missing project.
 */
export async function list(ctx: Context, { cursor, limit, ...filters }: Query): Promise<Page<ClipRecord>> {
  permit(ctx, "workspace.read");
  const { projectId, studyId, fileId, sessionId, q } = filters;
  const scope = `${ctx.workspaceId}:clips:${JSON.stringify([projectId, studyId, fileId, sessionId, q])}`;
  const page = { scope, cursor, limit };
  const after = decodeCursor(page);
  const values: unknown[] = [ctx.workspaceId, limit + 1, projectId ?? null];
  const where = ["c.workspace_id = $1"];
  const given = { projectId, studyId, fileId, sessionId };
  for (const name of Object.keys(FILTERS) as (keyof typeof FILTERS)[])
    if (given[name]) where.push(FILTERS[name](values.push(given[name])));
  if (after) where.push(`(c.created_at, c.id) < ($${values.push(after.createdAt)}, $${values.push(after.id)})`);
  if (q) {
    const pattern = `$${values.push(containing(q))}`;
    const scope = where.join(" AND ");
    if (canBeLookedUp(q)) where.push(`c.id IN (${newestWith({ scope, pattern, workspace: "$1", count: "$2" })})`);
    else where.push(hasWords(pattern));
  }
  // The first row says whether the project exists even if it has no clips: one round trip for both.
  const text = `
    SELECT $3::text IS NULL OR EXISTS (SELECT 1 FROM project WHERE id = $3 AND workspace_id = $1) AS there,
           (SELECT coalesce(json_agg(r), '[]') FROM (${READ_CLIPS} WHERE ${where.join(" AND ")}
             ORDER BY c.created_at DESC, c.id DESC LIMIT $2) r) AS clips`;
  const { rows } = await pool().query<{ there: boolean; clips: ClipRow[] }>({ text, values });
  if (!rows[0]?.there) throw notFound("Project");
  return pageOf(rows[0].clips.map(fromRow), page);
}
