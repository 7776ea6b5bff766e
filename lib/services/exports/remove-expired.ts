import { pool } from "@/lib/db/pool";
import { removeDoomed } from "@/lib/services/files/remove-doomed";

const BATCH = 500;
const DELETE = `DELETE FROM export WHERE id IN (SELECT id FROM export WHERE expires_at < now() - $1::interval LIMIT ${BATCH})`;
/** Whoever waits for it still reads why it failed. */
const GRACE = "10 minutes";

/** Removes exports whose time is over, and their files; returns how many. A trigger dooms the file with the row. */
export async function removeExpired(): Promise<number> {
  let removed = 0;
  for (let count = BATCH; count === BATCH; removed += count) {
    count = (await pool().query(DELETE, [GRACE])).rowCount ?? 0;
  }
  if (removed > 0) await removeDoomed();
  return removed;
}
