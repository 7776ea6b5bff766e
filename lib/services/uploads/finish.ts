import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { audit, type Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { type FileRow, fromRow, readFiles } from "@/lib/services/files/read";
import type { FileRecord } from "@/lib/services/files/record";
import type { Secured, Staged } from "./secure-bytes";

/** Only the first of two callers finds the file `uploading`; the other waits for it and changes nothing. */
const COMPLETE = `
  WITH done AS (
    UPDATE file SET status = 'processing', transcript_status = 'pending', storage_key = $3, updated_at = now()
     WHERE id = $1 AND workspace_id = $2 AND status = 'uploading' RETURNING *
  ), marked AS (UPDATE upload SET completed_at = now() WHERE file_id IN (SELECT id FROM done))
  ${readFiles("done")}`;
const READ = `${readFiles()} WHERE f.id = $1 AND f.workspace_id = $2`;

/** Makes the secured bytes the file's and starts its processing, once; otherwise returns the file as it is. */
export async function finish(
  tx: Transaction,
  ctx: Context,
  fileId: string,
  secured: Secured | null,
): Promise<FileRecord> {
  if (secured) {
    const values = [fileId, ctx.workspaceId, secured.storageKey];
    const [done] = await tx.db.$queryRawUnsafe<FileRow[]>(COMPLETE, ...values);
    if (done) {
      if (secured.staged) await doomOthers(tx, secured.storageKey, secured.staged);
      audit(tx, { action: "file.uploaded", targetId: fileId });
      emit(tx, "file.uploaded", fileId, { fileId });
      return fromRow(done);
    }
  }
  const [row] = await tx.db.$queryRawUnsafe<FileRow[]>(READ, fileId, ctx.workspaceId);
  if (!row) throw notFound("File");
  return fromRow(row);
}

/**
 * What the link wrote, until an hour after it has expired, when a PUT that began before has ended, and the copies of
 * callers that came too late or died. A separate statement: by now the upload's row is locked, and no copy can start
 * after what is read here.
 */
async function doomOthers(tx: Transaction, storageKey: string, { stagedKey, uploadId }: Staged): Promise<void> {
  await tx.db.$executeRaw`
    WITH begun AS (SELECT unnest(copy_keys) AS key FROM upload WHERE id = ${uploadId}),
         cleared AS (UPDATE upload SET copy_keys = '{}' WHERE id = ${uploadId})
    INSERT INTO doomed_object (storage_key, writable_until)
    SELECT ${stagedKey}, expires_at + interval '1 hour' FROM upload WHERE id = ${uploadId}
     UNION ALL SELECT key, now() + interval '1 hour' FROM begun WHERE key <> ${storageKey}`;
  emit(tx, "objects.doomed", uploadId, {});
}
