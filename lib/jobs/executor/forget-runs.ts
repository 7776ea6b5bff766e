import { inBatches } from "@/lib/db/in-batches";

/** Small, because a run's steps may be large and are deleted with it. */
const BATCH = 500;
const FORGET = `
  DELETE FROM jobs.run WHERE id IN (
    SELECT id FROM jobs.run WHERE event->'data'->>'workspaceId' = $2 OR event->'data'->'event'->'data'->>'workspaceId' = $2
     LIMIT $1)`;

/** Deletes all runs of a workspace with their steps' results, including those in progress. */
export async function forgetRuns(workspaceId: string): Promise<void> {
  await inBatches([FORGET], [workspaceId], BATCH);
}
