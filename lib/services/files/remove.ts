import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { dropFile } from "./drop-file";
import { type FileRow, fromRow, readFiles } from "./read";
import type { FileRecord } from "./record";

const LOCK = `WITH locked AS (SELECT * FROM file WHERE id = $1 AND workspace_id = $2 AND session_id IS NULL FOR UPDATE)
  ${readFiles("locked")}`;

/** Deletes a file with its transcript at once; its stored bytes follow after the commit. */
export async function remove(ctx: Context, fileId: string): Promise<FileRecord> {
  permit(ctx, "file.write");
  return transaction(ctx, async (tx) => {
    const [row] = await tx.db.$queryRawUnsafe<FileRow[]>(LOCK, fileId, ctx.workspaceId);
    if (!row) throw notFound("File");
    await dropFile(tx, ctx, fileId);
    audit(tx, { action: "file.deleted", targetId: fileId, name: row.name });
    return fromRow(row);
  });
}
