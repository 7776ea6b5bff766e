import type { Context } from "@/lib/core/context";
import { decodeCursor, type Page, pageOf } from "@/lib/core/cursor";
import { notFound } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { RUN_COLUMNS, type RunRow, runFromRow } from "./read";
import type { SwarmRunRecord, SwarmRunStatus } from "./record";

type Query = { cursor?: string; limit: number; status?: SwarmRunStatus; study?: string };
/** The workspace's Swarm runs, newest first, or those of a study by id or slug. Throws `not_found` for the study. */
export async function listRuns(ctx: Context, { status, study, ...request }: Query): Promise<Page<SwarmRunRecord>> {
  permit(ctx, "workspace.read");
  const page = { scope: `${ctx.workspaceId}:swarm-runs:${JSON.stringify([status, study])}`, ...request };
  const after = decodeCursor(page);
  const values: unknown[] = [ctx.workspaceId, study ?? null];
  const at = (value: unknown) => `$${values.push(value)}`;
  const where = ["r.workspace_id = $1"];
  if (study !== undefined) where.push("r.study_id = (SELECT id FROM known)");
  if (status) where.push(`r.status = ${at(status)}`);
  if (after) where.push(`(r.created_at, r.id) < (${at(after.createdAt)}, ${at(after.id)})`);
  const text = `
    WITH known AS (SELECT id FROM study WHERE workspace_id = $1 AND (id = $2 OR slug = $2))
    SELECT $2::text IS NULL OR EXISTS (SELECT 1 FROM known) AS there,
           (SELECT coalesce(json_agg(x), '[]') FROM (
              SELECT ${RUN_COLUMNS} FROM swarm_run r WHERE ${where.join(" AND ")}
               ORDER BY r.created_at DESC, r.id DESC LIMIT ${page.limit + 1}) x) AS runs`;
  const { rows } = await pool().query<{ there: boolean; runs: RunRow[] }>({ text, values });
  if (!rows[0]?.there) throw notFound("Study");
  return pageOf(rows[0].runs.map(runFromRow), page);
}
