import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { notFound } from "@/lib/core/errors";
import type { QualityRating, SessionStatus } from "@/lib/core/study/session-words";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { fromRow, RATING, type SessionRow, SUMMARY } from "./read";
import type { SessionSummary } from "./record";

/** A withdrawn session has nothing left that could be good or bad. */
export const STANDS =
  "NOT EXISTS (SELECT 1 FROM participant w WHERE w.id = n.participant_id AND w.status = 'withdrawn')";

type Query = { cursor?: string; limit: number; status?: SessionStatus; quality?: QualityRating; testsOnly?: true };

/**
 * The sessions of a study by id or slug, newest first, with their total. Filtering by rating covers completed sessions
 * only. Throws `not_found` for a missing study, and with `testsOnly` for a Swarm study too.
 */
export async function list(
  ctx: Context,
  study: string,
  { status, quality, testsOnly, ...request }: Query,
): Promise<Page<SessionSummary> & { total: number }> {
  permit(ctx, "workspace.read");
  const page = { scope: `${ctx.workspaceId}:study-sessions:${JSON.stringify([study, status, quality])}`, ...request };
  const after = decodeCursor(page);
  const values: unknown[] = [ctx.workspaceId, study];
  const conditions = ["n.study_id = y.id"];
  if (status) conditions.push(`n.status = $${values.push(status)}`);
  if (quality) conditions.push(`n.status = 'completed' AND ${RATING} = $${values.push(quality)} AND ${STANDS}`);
  const filter = conditions.join(" AND ");
  if (after) conditions.push(`(n.created_at, n.id) < ($${values.push(after.createdAt)}, $${values.push(after.id)})`);
  const text = `
    SELECT (SELECT count(*)::int FROM study_session n WHERE ${filter}) AS total,
           (SELECT coalesce(json_agg(r), '[]') FROM (
              SELECT ${SUMMARY} FROM study_session n JOIN participant p ON p.id = n.participant_id
               WHERE ${conditions.join(" AND ")}
               ORDER BY n.created_at DESC, n.id DESC LIMIT ${page.limit + 1}) r) AS rows
      FROM study y WHERE y.workspace_id = $1 AND (y.id = $2 OR y.slug = $2)${testsOnly ? " AND y.type <> 'swarm'" : ""}`;
  const { rows } = await pool().query<{ total: number; rows: SessionRow[] }>({ text, values });
  if (!rows[0]) throw notFound("Study");
  return { ...pageOf(rows[0].rows.map(fromRow), page), total: rows[0].total };
}
