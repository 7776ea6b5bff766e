import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import type { FileRecord } from "@/lib/services/files/record";
import { update } from "@/lib/services/files/update";
import { requireProject } from "@/lib/services/projects/require-project";
import { finish } from "./finish";
import { SECURED_FIELDS, secureBytes } from "./secure-bytes";

type Found = { file_id: string; project_id: string | null; status: string };

/**
 * Completes an upload as a file of the project; `conflict` if its bytes aren't there, or it was completed into another
 * project before.
 */
export async function attach(
  ctx: Context,
  projectId: string,
  { uploadId, name }: { uploadId: string; name?: string },
): Promise<FileRecord> {
  permit(ctx, "file.write");
  const file = await db().file.findFirst({
    where: { workspaceId: ctx.workspaceId, upload: { id: uploadId } },
    select: SECURED_FIELDS,
  });
  if (!file) throw notFound("Upload");
  // Checked before anything is copied for it, and locked only in the transaction.
  if ((await db().project.count({ where: { id: projectId, workspaceId: ctx.workspaceId } })) === 0)
    throw notFound("Project");
  const secured = await secureBytes(file);
  return transaction(ctx, async (tx) => {
    await requireProject(tx, ctx, projectId);
    // Only what is read from the locked row is what the previous caller left there.
    const [upload] = await tx.db.$queryRaw<Found[]>`
      SELECT u.file_id, f.project_id, f.status FROM upload u JOIN file f ON f.id = u.file_id
       WHERE u.id = ${uploadId} AND u.workspace_id = ${ctx.workspaceId} FOR UPDATE OF f`;
    if (!upload) throw notFound("Upload");
    if (upload.status !== "uploading" && upload.project_id !== null && upload.project_id !== projectId)
      throw new AppError("conflict", "This upload has already been added to another project.");
    await finish(tx, ctx, upload.file_id, secured);
    return update(ctx, upload.file_id, { projectId, name });
  });
}
