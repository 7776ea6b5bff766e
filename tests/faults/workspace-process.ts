import { AppError } from "@/lib/core/errors";
import { systemContext } from "@/lib/core/system-context";
import { pool } from "@/lib/db/pool";
import { forgetRuns as forgetJobs } from "@/lib/jobs/executor/forget-runs";
import { advance as advanceArchive } from "@/lib/services/workspaces/archive/advance";
import { advance as advanceDeletion } from "@/lib/services/workspaces/deletion/advance";
import { atCrashPoints } from "@/tests/support/faults/crash-points";

/** What is to be finished; at each crash point, the process dies with this probability. */
export type WorkspaceOrder = { workspaceId: string; archiveId?: string; deletionId?: string; chance: number };

/** A process that archives or deletes a workspace, made to be killed. */
const OFTEN = { usualMs: -1, mostMs: -1 };

async function obey({ workspaceId, archiveId, deletionId }: WorkspaceOrder): Promise<void> {
  if (archiveId) {
    const ctx = systemContext("make-archive", workspaceId);
    while ((await advanceArchive(ctx, archiveId, OFTEN)) !== "done");
  }
  if (!deletionId) return;
  while ((await advanceDeletion(deletionId, { budgetMs: 300, forgetJobs })) !== "done")
    await pool().query("UPDATE doomed_object SET writable_until = now() WHERE starts_with(storage_key, $1)", [
      workspaceId,
    ]);
}

process.on("message", async (order: WorkspaceOrder) => {
  atCrashPoints(() => {
    if (Math.random() < order.chance) process.kill(process.pid, "SIGKILL");
  });
  // Conflicts between two processes are retried, as the job does.
  for (let tries = 0; tries < 20; tries++) {
    const isDone = await obey(order).then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof AppError && error.kind === "unavailable")) process.send?.(`failed: ${String(error)}`);
        return false;
      },
    );
    if (isDone) break;
  }
  process.send?.("done");
});
process.send?.("ready");
