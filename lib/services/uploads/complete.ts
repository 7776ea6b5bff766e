import type { Context } from "@/lib/core/context";
import { crashPoint } from "@/lib/core/crash-point";
import { notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { audit, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { permit } from "@/lib/services/access/permit";
import { type FileRow, fromRow, readFiles } from "@/lib/services/files/read";
import type { FileRecord } from "@/lib/services/files/record";
import { BYTES_FIELDS, requireBytes } from "./require-bytes";

/** Only the first of two callers finds the file `uploading`; the other waits for it and changes nothing. */
const COMPLETE = `
  WITH done AS (
    UPDATE file SET status = 'processing', transcript_status = 'pending', updated_at = now()
     WHERE id = $1 AND workspace_id = $2 AND status = 'uploading' RETURNING *
  ), marked AS (UPDATE upload SET completed_at = now() WHERE file_id IN (SELECT id FROM done))
  ${readFiles("done")}`;
const READ = `${readFiles()} WHERE f.id = $1 AND f.workspace_id = $2`;

/** Starts the processing of an uploaded file; a second call answers the file as it is. */
export async function complete(ctx: Context, fileId: string): Promise<FileRecord> {
  permit(ctx, "file.write");
  const before = await db().file.findUnique({
    where: { id: fileId, workspaceId: ctx.workspaceId },
    select: { status: true, ...BYTES_FIELDS },
  });
  if (!before) throw notFound("File");
  if (before.status === "uploading") await requireBytes(before);
  crashPoint("upload.before_complete");
  const file = await transaction(ctx, async (tx) => {
    const [done] = await tx.db.$queryRawUnsafe<FileRow[]>(COMPLETE, fileId, ctx.workspaceId);
    if (done) {
      audit(tx, { action: "file.uploaded", targetId: fileId });
      emit(tx, "file.uploaded", fileId, { fileId });
      return fromRow(done);
    }
    const [row] = await tx.db.$queryRawUnsafe<FileRow[]>(READ, fileId, ctx.workspaceId);
    if (!row) throw notFound("File");
    return fromRow(row);
  });
  crashPoint("upload.after_complete");
  return file;
}
