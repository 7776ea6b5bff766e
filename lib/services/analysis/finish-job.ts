import type { Context } from "@/lib/core/context";
import { crashPoint } from "@/lib/core/crash-point";
import type { Prisma } from "@/lib/db/generated/client";
import { type Transaction, transaction } from "@/lib/db/transaction";
import { holdRunning } from "@/lib/services/jobs/hold-running";
import { succeed } from "@/lib/services/jobs/succeed";

/** Large projects hold tens of thousands of lines; each statement is short. */
const LONGEST = { timeoutMs: 60_000 };

/**
 * Stores what a job made and ends it, all or nothing. Runners of one project come in turn, and one whose job has ended
 * meanwhile (done by another, or its project deleted) changes nothing. Who deletes a project takes it first too.
 */
export async function finishJob(
  ctx: Context,
  job: { id: string; projectId: string },
  work: (tx: Transaction) => Promise<Prisma.InputJsonObject>,
): Promise<void> {
  const { workspaceId } = ctx;
  await transaction(
    ctx,
    async (tx) => {
      const [project] = await tx.db.$queryRaw<unknown[]>`
        SELECT 1 FROM project WHERE id = ${job.projectId} AND workspace_id = ${workspaceId} FOR NO KEY UPDATE`;
      if (!project || !(await holdRunning(tx, ctx, job.id))) return;
      const result = await work(tx);
      crashPoint("analysis stored");
      await succeed(tx, ctx, job.id, result);
    },
    LONGEST,
  );
  crashPoint("analysis committed");
}
