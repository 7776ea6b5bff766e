import { systemContext } from "@/lib/core/system-context";
import { complete } from "@/lib/services/uploads/complete";
import { atCrashPoints } from "@/tests/support/faults/crash-points";
import { startQuickJobs } from "./quick-jobs";
import { launchAtItsPrice } from "./swarm/launch-at-its-price";

/**
 * A process that completes uploads, launches Swarm studies of a workspace on the Pro plan and runs the real jobs, made
 * to be killed at a given point.
 */
export type Order = { workspaceId: string; fileIds: string[]; studyIds?: string[]; crashAt: string | null };

process.on("message", async (order: Order | string) => {
  if (typeof order === "string") return;
  const { workspaceId, fileIds, studyIds = [], crashAt } = order;
  atCrashPoints((name) => {
    if (name === crashAt) process.kill(process.pid, "SIGKILL");
  });
  const ctx = systemContext("completes-uploads", workspaceId);
  await Promise.all(fileIds.map((fileId) => complete(ctx, fileId)));
  await Promise.all(studyIds.map((studyId) => launchAtItsPrice({ ...ctx, plan: "pro" }, studyId)));
  process.send?.("completed");
});

await startQuickJobs();
process.send?.("ready");
