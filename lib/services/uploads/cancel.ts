import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { dropFile } from "@/lib/services/files/drop-file";

/**
 * Cancels an upload: its file is deleted at once, its bytes follow by job. Throws `conflict` for a completed one, whose
 * file is deleted instead.
 */
export async function cancel(ctx: Context, uploadId: string): Promise<{ id: string; fileId: string }> {
  permit(ctx, "file.write");
  return transaction(ctx, async (tx) => {
    const [found] = await tx.db.$queryRaw<{ file_id: string; status: string }[]>`
      SELECT u.file_id, f.status FROM upload u JOIN file f ON f.id = u.file_id
       WHERE u.id = ${uploadId} AND u.workspace_id = ${ctx.workspaceId} FOR UPDATE OF f`;
    if (!found) throw notFound("Upload");
    if (found.status !== "uploading")
      throw new AppError("conflict", "This upload has been completed. Delete its file instead.");
    await dropFile(tx, ctx, found.file_id);
    audit(tx, { action: "upload.cancelled", targetId: found.file_id });
    return { id: uploadId, fileId: found.file_id };
  });
}
