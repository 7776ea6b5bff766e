import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockStudy } from "@/lib/services/studies/lock-study";
import { cancelActive } from "./cancel-active";

/** Stops a run: agents end at their next step. Throws `not_found`, and `conflict` for one that has ended. */
export async function cancel(ctx: Context, runId: string): Promise<void> {
  permit(ctx, "study.write");
  await transaction(ctx, async (tx) => {
    const where = { id: runId, workspaceId: ctx.workspaceId };
    const run = await tx.db.swarmRun.findUnique({ where, select: { studyId: true } });
    if (!run) throw notFound("Swarm run");
    const study = await lockStudy(tx, ctx, run.studyId);
    const now = await tx.db.swarmRun.findUnique({ where, select: { status: true } });
    if (now?.status !== "queued" && now?.status !== "running")
      throw new AppError("conflict", "This run has ended, so there is nothing to cancel.");
    await cancelActive(tx, ctx, study.id);
  });
}
