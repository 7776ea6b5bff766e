import type { Context } from "@/lib/core/context";
import type { Prisma } from "@/lib/db/generated/client";
import { audit, type Transaction } from "@/lib/db/transaction";

/**
 * Ends a running job in the transaction of what it made. False when it has ended before: then the transaction must
 * leave nothing behind.
 */
export async function succeed(
  tx: Transaction,
  ctx: Context,
  jobId: string,
  result: Prisma.InputJsonObject,
): Promise<boolean> {
  const where = { id: jobId, workspaceId: ctx.workspaceId, status: "running" };
  const { count } = await tx.db.job.updateMany({ where, data: { status: "succeeded", result } });
  if (count === 1) audit(tx, { action: "job.succeeded", targetId: jobId });
  return count === 1;
}
