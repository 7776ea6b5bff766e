import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import type { JobType } from "./record";

export type Started = { input: unknown; projectId: string | null; createdById: string | null };

// A repeated step finds the job running already and continues.
const START = `
  UPDATE job SET status = 'running', updated_at = now()
   WHERE id = $1 AND workspace_id = $2 AND type = $3 AND status IN ('queued', 'running')
  RETURNING input, project_id AS "projectId", created_by_id AS "createdById"`;

/** Starts a job, or returns null if it has ended or is gone: then there is nothing to do. */
export async function start(ctx: Context, jobId: string, type: JobType): Promise<Started | null> {
  const { rows } = await pool().query<Started>({
    name: "start_job",
    text: START,
    values: [jobId, ctx.workspaceId, type],
  });
  return rows[0] ?? null;
}
