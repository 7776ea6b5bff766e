import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";

/** Ends the processing of a file with one sentence for the researcher; an ended one stays as it is. */
export async function fail(ctx: Context, fileId: string, sentence: string): Promise<void> {
  permit(ctx, "file.write");
  await transaction(ctx, async (tx) => {
    const { count } = await tx.db.file.updateMany({
      where: { id: fileId, workspaceId: ctx.workspaceId, status: "processing" },
      data: { status: "failed", transcriptStatus: "none", error: sentence },
    });
    if (count === 1) audit(tx, { action: "file.failed", targetId: fileId });
  });
}
