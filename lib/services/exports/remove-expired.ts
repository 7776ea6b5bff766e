import { inBatches } from "@/lib/db/in-batches";
import { removeDoomed } from "@/lib/services/files/remove-doomed";

const DELETE =
  "DELETE FROM export WHERE id IN (SELECT id FROM export WHERE expires_at < now() - $2::interval LIMIT $1)";
/** Time to read why it failed, for whoever is waiting. */
const GRACE = "10 minutes";

/** Removes expired exports and their files; returns how many. A trigger dooms the file with the row. */
export async function removeExpired(): Promise<number> {
  const removed = await inBatches([DELETE], [GRACE]);
  if (removed > 0) await removeDoomed();
  return removed;
}
