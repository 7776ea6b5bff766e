import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { type Scope, scopeValues } from "@/lib/services/evidence/scope";

type Row = { ownerId: string; isSession: boolean; isGood: boolean };

const TRANSCRIPTS = `
  SELECT t.owner_id AS "ownerId", n.id IS NOT NULL AS "isSession",
         n.id IS NULL OR n.excluded_at IS NULL AND n.quality_rating = 'good' AS "isGood"
    FROM transcript t
    LEFT JOIN file f ON f.id = t.file_id
    LEFT JOIN study_session n ON n.id = t.session_id
    LEFT JOIN study y ON y.id = n.study_id
   WHERE t.workspace_id = $1 AND f.session_id IS NULL AND y.type IS DISTINCT FROM 'swarm'
     AND ($2::text IS NULL OR coalesce(f.project_id, y.project_id) = $2)
     AND (num_nonnulls($3::text[], $4::text[], $5::text[]) = 0 OR f.id = ANY ($3) OR y.id = ANY ($4) OR n.id = ANY ($5))
   ORDER BY t.owner_id`;

/** The usable sources of a scope, one by one, and how many sessions are left out. */
export type GoodSources = { scope: Scope; leftOut: number };

/** Leaves out flagged and excluded sessions, as readouts do. Throws `conflict` if nothing is left. */
export async function goodSources(ctx: Context, asked: Scope): Promise<GoodSources> {
  const values = [ctx.workspaceId, ...scopeValues(asked)];
  const { rows } = await pool().query<Row>({ name: "good_sources", text: TRANSCRIPTS, values });
  const good = rows.filter(({ isGood }) => isGood);
  if (good.length === 0) throw new AppError("conflict", "There is nothing to write from yet: no transcript counts.");
  const idsOf = (sessions: boolean) => {
    const ids = good.filter(({ isSession }) => isSession === sessions).map(({ ownerId }) => ownerId);
    return ids.length > 0 ? ids : undefined;
  };
  return { scope: { fileIds: idsOf(false), sessionIds: idsOf(true) }, leftOut: rows.length - good.length };
}
