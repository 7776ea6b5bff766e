import type { Context } from "@/lib/core/context";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { permit } from "@/lib/services/access/permit";
import { lockSeveral } from "./lock-several";
import type { FileRecord } from "./record";

/** A hundred long transcripts with all that is found in them. */
const TIMEOUT_MS = 60_000;

/**
 * Deletes files with their transcripts at once, each with its own audit entry; their stored bytes follow after the
 * commit. Returns those that existed: what someone else has deleted meanwhile is gone as wanted.
 */
export async function removeSeveral(ctx: Context, fileIds: string[]): Promise<FileRecord[]> {
  permit(ctx, "file.write");
  const remove = async (tx: Transaction) => {
    const files = await lockSeveral(tx, ctx, fileIds);
    const [first] = files;
    if (!first) return files;
    await tx.db.file.deleteMany({ where: { id: { in: files.map(({ id }) => id) }, workspaceId: ctx.workspaceId } });
    for (const { id, name } of files) audit(tx, { action: "file.deleted", targetId: id, name });
    emit(tx, "objects.doomed", first.id, {});
    return files;
  };
  return transaction(ctx, remove, { timeoutMs: TIMEOUT_MS });
}
