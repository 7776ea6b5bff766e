import type { Context } from "@/lib/core/context";
import { audit, type Transaction } from "@/lib/db/transaction";
import { activeRunOf } from "./active";

/**
 * Cancels the study's active run, if any, and returns its id. Agents stop writing at once and end shortly after. Call
 * under the study's lock.
 */
export async function cancelActive(tx: Transaction, ctx: Context, studyId: string): Promise<string | null> {
  const runId = await activeRunOf(tx, studyId);
  if (runId === null) return null;
  const ended = { status: "cancelled", endedAt: new Date() };
  // The run first, in the same order as when an agent of it ends.
  const { count } = await tx.db.swarmRun.updateMany({
    where: { id: runId, workspaceId: ctx.workspaceId, status: { in: ["queued", "running"] } },
    data: ended,
  });
  if (count === 0) return null;
  await tx.db.swarmAgent.updateMany({ where: { runId, status: { in: ["queued", "running"] } }, data: ended });
  audit(tx, { action: "swarm_run.cancelled", targetId: runId, details: { studyId } });
  return runId;
}
