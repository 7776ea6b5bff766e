import { pool } from "@/lib/db/pool";
import { abortMultipart } from "@/lib/integrations/storage/multipart";
import { remove } from "@/lib/integrations/storage/storage";

const BATCH = 200;
const TAKE = "SELECT storage_key, multipart_id FROM doomed_object WHERE storage_key > $1 ORDER BY storage_key LIMIT $2";
const FORGET = "DELETE FROM doomed_object WHERE storage_key = ANY($1) AND writable_until <= now()";

type Doomed = { storage_key: string; multipart_id: string | null };

/**
 * Removes the stored bytes of deleted files and returns how many. Bytes are removed before the entries that name them,
 * so a crash repeats a removal and never forgets one.
 */
export async function removeDoomed(): Promise<number> {
  let removed = 0;
  for (let after = ""; ; ) {
    const { rows } = await pool().query<Doomed>(TAKE, [after, BATCH]);
    const keys = rows.map((row) => row.storage_key);
    const last = keys.at(-1);
    if (last === undefined) return removed;
    for (const { storage_key: key, multipart_id: multipartId } of rows)
      if (multipartId) await abortMultipart({ key, multipartId });
    await remove(keys);
    await pool().query(FORGET, [keys]);
    removed += keys.length;
    after = last;
  }
}
