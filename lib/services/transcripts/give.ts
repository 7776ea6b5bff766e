import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { dropFile } from "@/lib/services/files/drop-file";
import { type FileRow, fromRow, readFiles } from "@/lib/services/files/read";
import { type FileRecord, isRecordingType } from "@/lib/services/files/record";
import { BYTES_FIELDS, requireBytes } from "@/lib/services/uploads/require-bytes";
import { fromFile } from "./from-file";
import { holdSession } from "./hold-session";
import { store } from "./store";

const READ = `${readFiles()} WHERE f.id = $1 AND f.workspace_id = $2`;

/**
 * Makes an uploaded transcript file the transcript of a recording, in place of one that is there; the upload is gone
 * then. Throws `conflict` for an upload without bytes or used before and for a file that is no recording or is still
 * being processed, and `invalid` with a sentence for a transcript that can't be read. A recording of a session is found
 * only by those who name the session.
 */
export async function give(
  ctx: Context,
  fileId: string,
  uploadId: string,
  sessionId: string | null = null,
): Promise<FileRecord> {
  permit(ctx, "file.write");
  const where = { workspaceId: ctx.workspaceId };
  const recording = await db().file.findFirst({
    where: { ...where, id: fileId, sessionId },
    select: { assetType: true, status: true },
  });
  if (!recording) throw notFound("File");
  if (!isRecordingType(recording.assetType))
    throw new AppError("conflict", "Only audio and video files can be given a transcript.");
  if (recording.status === "uploading" || recording.status === "processing")
    throw new AppError("conflict", "This recording is still being processed.");
  const upload = await db().upload.findUnique({
    where: { ...where, id: uploadId },
    select: { fileId: true, completedAt: true, file: { select: BYTES_FIELDS } },
  });
  if (!upload) throw notFound("Upload");
  if (upload.completedAt || upload.fileId === fileId) throw used();
  await requireBytes(upload.file);
  const { segments, language, durationSeconds } = await fromFile(ctx, upload.fileId);
  const transcript = { segments, language, durationSeconds, source: "upload" as const };
  return transaction(ctx, async (tx) => {
    await holdSession(tx, ctx, fileId);
    await claim(tx, ctx, fileId, upload.fileId);
    if (!(await store(ctx, fileId, transcript, { replace: true }))) throw notFound("File");
    await dropFile(tx, ctx, upload.fileId);
    const [row] = await tx.db.$queryRawUnsafe<FileRow[]>(READ, fileId, ctx.workspaceId);
    if (!row) throw notFound("File");
    return fromRow(row);
  });
}

const used = () => new AppError("conflict", "This upload was already used.");

/** Of two callers with one upload, the second finds it gone. Both files are locked as their project's deletion does. */
async function claim(tx: Transaction, { workspaceId }: Context, recordingId: string, uploadId: string): Promise<void> {
  const held = await tx.db.$queryRaw<{ id: string; status: string }[]>`
    SELECT id, status FROM file WHERE id IN (${recordingId}, ${uploadId}) AND workspace_id = ${workspaceId}
     ORDER BY id FOR UPDATE`;
  if (!held.some(({ id }) => id === recordingId)) throw notFound("File");
  if (!held.some(({ id, status }) => id === uploadId && status === "uploading")) throw used();
}
