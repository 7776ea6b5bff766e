import { config } from "@/lib/core/config";
import { systemContext } from "@/lib/core/system-context";
import { pool } from "@/lib/db/pool";
import { embedded, inngest } from "@/lib/jobs/client";
import { Executor } from "@/lib/jobs/executor/executor";
import { Listener } from "@/lib/jobs/listener";
import { OutboxDispatcher } from "@/lib/jobs/outbox-dispatcher";
import { serveJobs } from "@/lib/jobs/serve";
import { complete } from "@/lib/services/uploads/complete";
import { atCrashPoints } from "@/tests/support/crash-points";
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

// It notices another process's death sooner than a server does.
const executor = await Executor.create({ pool: pool(), handler: serveJobs, leaseMs: 1_500, backoffScale: 0.01 });
embedded.earshotJobEngine = executor.engine;
executor.start();
const outbox = new OutboxDispatcher(pool(), (events) => inngest.send(events));
const listener = new Listener(config().DATABASE_URL, ["outbox", "jobs"], (channel) =>
  channel === "outbox" ? outbox.wake() : executor.wake(),
);
await listener.start();
outbox.wake();
process.send?.("ready");
