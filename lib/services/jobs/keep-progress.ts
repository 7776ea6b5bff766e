import type { Context } from "@/lib/core/context";
import type { WorkProgress } from "@/lib/core/work-progress";
import { pool } from "@/lib/db/pool";

const KEEP = `
  UPDATE job SET progress = $3::jsonb WHERE id = $1 AND workspace_id = $2 AND status = 'running'`;

/** Stores how far a running job is, for whoever is waiting; false if it has ended or is gone. */
export async function keepProgress({ workspaceId }: Context, jobId: string, progress: WorkProgress): Promise<boolean> {
  const values = [jobId, workspaceId, JSON.stringify(progress)];
  const { rowCount } = await pool().query({ name: "keep_job_progress", text: KEEP, values });
  return rowCount === 1;
}
