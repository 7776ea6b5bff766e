import { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";

/**
 * Links for single parts are valid for a quarter of an hour; a part in transit when its link expires may still arrive.
 */
const PARTS_LAST = Prisma.raw("interval '1 hour'");

/** A copy in progress while its file is deleted may still appear. */
const COPYING_LASTS = PARTS_LAST;

/**
 * Lists the stored bytes of the files `f` that meet the condition for removal, in the transaction that deletes them. An
 * entry stays while an upload link could write the bytes again. The files are locked first: completing an upload moves
 * its bytes, and lists what it leaves behind itself.
 */
export async function doomFiles(tx: Transaction, condition: Prisma.Sql): Promise<void> {
  await tx.db.$executeRaw`SELECT 1 FROM file f WHERE ${condition} ORDER BY f.id FOR UPDATE`;
  await tx.db.$executeRaw`
    INSERT INTO doomed_object (storage_key, multipart_id, writable_until)
    SELECT f.storage_key, u.multipart_id,
           CASE WHEN u.multipart_id IS NULL THEN coalesce(u.expires_at, now()) ELSE now() + ${PARTS_LAST} END
      FROM file f LEFT JOIN upload u ON u.file_id = f.id
     WHERE ${condition}
     UNION ALL
    SELECT begun.key, NULL, now() + ${COPYING_LASTS}
      FROM file f JOIN upload u ON u.file_id = f.id CROSS JOIN LATERAL unnest(u.copy_keys) AS begun(key)
     WHERE ${condition}`;
}
