import type { Context } from "@/lib/core/context";
import type { WorkProgress } from "@/lib/core/work-progress";
import { pool } from "@/lib/db/pool";
import { furthest } from "@/lib/services/jobs/keep-progress";
import type { Asked } from "./make";

const KEEP = `
  UPDATE readout SET progress = ${furthest("$4")}
   WHERE id = $1 AND workspace_id = $2 AND generation = $3 AND status = 'generating'`;

/** Stores how far a generation is, for whoever is waiting; false if nobody is any more. */
export async function keepProgress(
  { workspaceId }: Context,
  { readoutId, generation }: Asked,
  progress: WorkProgress,
): Promise<boolean> {
  const values = [readoutId, workspaceId, generation, JSON.stringify(progress)];
  const { rowCount } = await pool().query({ name: "keep_readout_progress", text: KEEP, values });
  return rowCount === 1;
}
