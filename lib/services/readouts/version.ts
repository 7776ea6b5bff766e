import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { type ToldProgress, toldProgress, type WorkProgress } from "@/lib/core/work-progress";
import { pool } from "@/lib/db/pool";
import { may, permit } from "@/lib/services/access/permit";
import type { ReadoutStatus } from "./record";

type Version = { version: number; generation: number; status: ReadoutStatus };
type Now = Version & { progress: ToldProgress | null; canWrite: boolean };
type Row = Version & { progress: WorkProgress | null };

const VERSION = `
  SELECT coalesce(r.version, 0) AS version, coalesce(r.generation, 0) AS generation, coalesce(r.status, 'none') AS status,
         CASE WHEN r.status = 'generating' THEN r.progress END AS progress
    FROM study y LEFT JOIN readout r ON r.study_id = y.id
   WHERE y.workspace_id = $1 AND (y.id = $2 OR y.slug = $2)`;

/**
 * Whether a readout differs from the one that someone is viewing, how far its generation is, and whether they may edit
 * it. Throws `not_found` for the study.
 */
export async function version(ctx: Context, study: string): Promise<Now> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, study];
  const { rows } = await pool().query<Row>({ name: "readout_version", text: VERSION, values });
  if (!rows[0]) throw notFound("Study");
  const { progress, ...row } = rows[0];
  return { ...row, progress: progress && toldProgress(progress), canWrite: may(ctx, "evidence.write") };
}
