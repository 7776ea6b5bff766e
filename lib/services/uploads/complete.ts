import type { Context } from "@/lib/core/context";
import { crashPoint } from "@/lib/core/crash-point";
import { notFound } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import type { FileRecord } from "@/lib/services/files/record";
import { finish } from "./finish";
import { SECURED_FIELDS, secureBytes } from "./secure-bytes";

/** Starts processing an uploaded file; a second call returns the file as it is. */
export async function complete(ctx: Context, fileId: string): Promise<FileRecord> {
  permit(ctx, "file.write");
  const where = { id: fileId, workspaceId: ctx.workspaceId };
  const before = await db().file.findUnique({ where, select: SECURED_FIELDS });
  if (!before) throw notFound("File");
  const secured = await secureBytes(before);
  crashPoint("upload.before_complete");
  const file = await transaction(ctx, (tx) => finish(tx, ctx, fileId, secured));
  crashPoint("upload.after_complete");
  return file;
}
