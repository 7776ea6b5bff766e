import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { emit } from "@/lib/events/outbox";
import { permit } from "@/lib/services/access/permit";
import { IN_THE_MAKING } from "../record";

/** Ends an archive with one sentence for whoever requested it; an ended one stays as it is. */
export async function fail(ctx: Context, id: string, sentence: string): Promise<void> {
  permit(ctx, "workspace.data");
  await transaction(ctx, async (tx) => {
    const { count } = await tx.db.workspaceArchive.updateMany({
      where: { id, workspaceId: ctx.workspaceId, status: { in: [...IN_THE_MAKING] } },
      data: { status: "failed", storageKey: null, error: sentence },
    });
    if (count === 0) return;
    audit(tx, { action: "archive.failed", targetId: id });
    emit(tx, "objects.doomed", id, {});
  });
}
