import { pool } from "@/lib/db/pool";
import { abortMultipart } from "@/lib/integrations/storage/multipart";
import { remove } from "@/lib/integrations/storage/storage";

const AT_ONCE = 16;
const TAKE = `
  SELECT storage_key, multipart_id, now()::text AS taken_at FROM doomed_object
   WHERE storage_key > $1 ORDER BY storage_key LIMIT ${AT_ONCE}`;
/** What could still be written when its bytes were removed, may have been since. */
const FORGET = "DELETE FROM doomed_object WHERE storage_key = ANY($1) AND writable_until <= $2::timestamptz";

type Doomed = { storage_key: string; multipart_id: string | null; taken_at: string };

/**
 * Removes the stored bytes of deleted files. Bytes are removed before the entries that name them, so a crash repeats a
 * removal and never forgets one. Returns how many the store didn't remove: they hold up no others, and stay listed. If
 * it removes nothing at all, the rest waits for the next time.
 */
export async function removeDoomed(): Promise<number> {
  let failed = 0;
  for (let after = ""; ; ) {
    const { rows } = await pool().query<Doomed>(TAKE, [after]);
    const last = rows.at(-1);
    if (!last) return failed;
    const ended = await Promise.allSettled(rows.map(removeBytes));
    const gone = rows.filter((_, at) => ended[at]?.status === "fulfilled").map((row) => row.storage_key);
    failed += rows.length - gone.length;
    if (gone.length === 0 && rows.length === AT_ONCE) return failed;
    await pool().query(FORGET, [gone, last.taken_at]);
    after = last.storage_key;
  }
}

async function removeBytes({ storage_key: key, multipart_id: multipartId }: Doomed): Promise<void> {
  if (multipartId) await abortMultipart({ key, multipartId });
  await remove(key);
}
