import { pool } from "@/lib/db/pool";
import { remove } from "@/lib/integrations/storage/storage";

const BATCH = 200;
const TAKE = "SELECT storage_key FROM doomed_object WHERE storage_key > $1 ORDER BY storage_key LIMIT $2";
const FORGET = "DELETE FROM doomed_object WHERE storage_key = ANY($1) AND writable_until <= now()";

/**
 * Removes the stored bytes of deleted files and returns how many. Bytes go before the lines that name them, so a crash
 * repeats a removal and never forgets one.
 */
export async function removeDoomed(): Promise<number> {
  let removed = 0;
  for (let after = ""; ; ) {
    const { rows } = await pool().query<{ storage_key: string }>(TAKE, [after, BATCH]);
    const keys = rows.map((row) => row.storage_key);
    const last = keys.at(-1);
    if (last === undefined) return removed;
    await remove(keys);
    await pool().query(FORGET, [keys]);
    removed += keys.length;
    after = last;
  }
}
