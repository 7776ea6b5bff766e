import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";

/**
 * Deletes the row and dooms the stored bytes in one transaction: a crash leaves either both or neither, and the
 * doomed line stays until no upload link can write the bytes again.
 */
export async function dropFile(tx: Transaction, { workspaceId }: Context, fileId: string): Promise<void> {
  await tx.db.$executeRaw`
    INSERT INTO doomed_object (storage_key, writable_until)
    SELECT f.storage_key, coalesce(u.expires_at, now()) FROM file f LEFT JOIN upload u ON u.file_id = f.id
     WHERE f.id = ${fileId} AND f.workspace_id = ${workspaceId}`;
  await tx.db.file.delete({ where: { id: fileId, workspaceId }, select: { id: true } });
  emit(tx, "objects.doomed", fileId, {});
}
