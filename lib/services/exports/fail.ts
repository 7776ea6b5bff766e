import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";

/** Ends an export with one sentence for whoever requested it; an ended one stays as it is. */
export async function fail(ctx: Context, exportId: string, sentence: string): Promise<void> {
  permit(ctx, "evidence.write");
  await transaction(ctx, async (tx) => {
    const { count } = await tx.db.export.updateMany({
      where: { id: exportId, workspaceId: ctx.workspaceId, status: { in: ["queued", "running"] } },
      data: { status: "failed", error: sentence },
    });
    if (count === 1) audit(tx, { action: "export.failed", targetId: exportId });
  });
}
