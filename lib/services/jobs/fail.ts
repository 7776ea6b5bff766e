import type { Context } from "@/lib/core/context";
import { audit, transaction } from "@/lib/db/transaction";

/** Ends a job with one plain sentence that says what went wrong; an ended one stays as it is. */
export async function fail(ctx: Context, jobId: string, error: string): Promise<void> {
  await transaction(ctx, async (tx) => {
    const where = { id: jobId, workspaceId: ctx.workspaceId, status: { in: ["queued", "running"] } };
    const { count } = await tx.db.job.updateMany({ where, data: { status: "failed", error } });
    if (count === 1) audit(tx, { action: "job.failed", targetId: jobId });
  });
}
