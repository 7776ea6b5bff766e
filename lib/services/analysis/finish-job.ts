import type { Context } from "@/lib/core/context";
import { crashPoint } from "@/lib/core/crash-point";
import type { Prisma } from "@/lib/db/generated/client";
import { type Transaction, transaction } from "@/lib/db/transaction";
import { holdRunning } from "@/lib/services/jobs/hold-running";
import { succeed } from "@/lib/services/jobs/succeed";
import type { Made } from "./by-model";

/** Large projects have tens of thousands of lines; each statement is short. */
const LONGEST = { timeoutMs: 60_000 };

/**
 * Stores a job's results and ends it, all or nothing. Jobs of one project take turns, and one that has ended meanwhile
 * (finished by another runner, or its project deleted) changes nothing. Deleting a project takes the same lock first.
 */
export async function finishJob(
  ctx: Context,
  job: { id: string; projectId: string; made: Made },
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
      await tx.db.job.updateMany({ where: { id: job.id, workspaceId }, data: job.made });
      await succeed(tx, ctx, job.id, result);
    },
    LONGEST,
  );
  crashPoint("analysis committed");
}
