import { inBatches } from "@/lib/db/in-batches";

/** A run's steps may be large, and go with it. */
const BATCH = 500;
const FORGET = `
  DELETE FROM jobs.run WHERE id IN (
    SELECT id FROM jobs.run WHERE event->'data'->>'workspaceId' = $2 OR event->'data'->'event'->'data'->>'workspaceId' = $2
     LIMIT $1)`;

/** Forgets all runs for a workspace with what their steps kept; one that is under way ends with them. */
export async function forgetRuns(workspaceId: string): Promise<void> {
  await inBatches([FORGET], [workspaceId], BATCH);
}
