import type { Context } from "@/lib/core/context";
import { Prisma } from "@/lib/db/generated/client";
import type { Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { doomFiles } from "./doom-files";

/**
 * Deletes the row and dooms the stored bytes in one transaction: a crash leaves either both or neither, and the doomed
 * entry stays until no upload link can write the bytes again.
 */
export async function dropFile(tx: Transaction, { workspaceId }: Context, fileId: string): Promise<void> {
  await doomFiles(tx, Prisma.sql`f.id = ${fileId} AND f.workspace_id = ${workspaceId}`);
  await tx.db.file.delete({ where: { id: fileId, workspaceId }, select: { id: true } });
  emit(tx, "objects.doomed", fileId, {});
}
