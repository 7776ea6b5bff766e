import { inBatches } from "@/lib/db/in-batches";
import { removeDoomed } from "@/lib/services/files/remove-doomed";

const END = `
  UPDATE workspace_archive SET status = 'ended', storage_key = NULL, error = 'Its seven days are over.'
   WHERE id IN (SELECT id FROM workspace_archive WHERE status = 'ready' AND expires_at <= now() LIMIT $1)`;

/** Ends archives whose week is over and removes their bytes; returns how many. */
export async function expire(): Promise<number> {
  const ended = await inBatches([END]);
  if (ended > 0) await removeDoomed();
  return ended;
}
