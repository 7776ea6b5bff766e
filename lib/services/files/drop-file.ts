import type { Context } from "@/lib/core/context";
import type { Transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";

/** Deletes the row and has its stored bytes removed, which its trigger lists. */
export async function dropFile(tx: Transaction, { workspaceId }: Context, fileId: string): Promise<void> {
  await tx.db.file.delete({ where: { id: fileId, workspaceId }, select: { id: true } });
  emit(tx, "objects.doomed", fileId, {});
}
