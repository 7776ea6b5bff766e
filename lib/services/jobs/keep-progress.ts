import type { Context } from "@/lib/core/context";
import type { WorkProgress } from "@/lib/core/work-progress";
import { pool } from "@/lib/db/pool";

/**
 * The progress to store, given as a parameter: several calls at a time may tell it in any order, so the furthest of a
 * step stands.
 */
export const furthest = (given: string): string =>
  `CASE WHEN progress->>'step' = ${given}::jsonb->>'step' AND (progress->>'done')::int > (${given}::jsonb->>'done')::int
        THEN progress ELSE ${given}::jsonb END`;

const KEEP = `
  UPDATE job SET progress = ${furthest("$3")} WHERE id = $1 AND workspace_id = $2 AND status = 'running'`;

/** Stores how far a running job is, for whoever is waiting; false if it has ended or is gone. */
export async function keepProgress({ workspaceId }: Context, jobId: string, progress: WorkProgress): Promise<boolean> {
  const values = [jobId, workspaceId, JSON.stringify(progress)];
  const { rowCount } = await pool().query({ name: "keep_job_progress", text: KEEP, values });
  return rowCount === 1;
}
