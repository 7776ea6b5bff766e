import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { type ToldProgress, toldProgress, type WorkProgress } from "@/lib/core/work-progress";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import type { ReadoutStatus } from "./record";

type Version = { version: number; generation: number; status: ReadoutStatus };
type Row = Version & { progress: WorkProgress | null };

const VERSION = `
  SELECT coalesce(r.version, 0) AS version, coalesce(r.generation, 0) AS generation, coalesce(r.status, 'none') AS status,
         CASE WHEN r.status = 'generating' THEN r.progress END AS progress
    FROM study y LEFT JOIN readout r ON r.study_id = y.id
   WHERE y.workspace_id = $1 AND (y.id = $2 OR y.slug = $2)`;

/**
 * Whether a readout differs from the one that someone is viewing, and how far its generation is. Throws `not_found` for
 * the study.
 */
export async function version(ctx: Context, study: string): Promise<Version & { progress: ToldProgress | null }> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, study];
  const { rows } = await pool().query<Row>({ name: "readout_version", text: VERSION, values });
  if (!rows[0]) throw notFound("Study");
  const { progress, ...row } = rows[0];
  return { ...row, progress: progress && toldProgress(progress) };
}
