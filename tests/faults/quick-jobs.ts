import { config } from "@/lib/core/config";
import { pool } from "@/lib/db/pool";
import { embedded, inngest } from "@/lib/jobs/client";
import { Executor } from "@/lib/jobs/executor/executor";
import { Listener } from "@/lib/jobs/listener";
import { OutboxDispatcher } from "@/lib/jobs/outbox-dispatcher";
import { serveJobs } from "@/lib/jobs/serve";

/** The real jobs in this process, which notices another process's death sooner than a server does. */
export async function startQuickJobs(): Promise<void> {
  const executor = await Executor.create({ pool: pool(), handler: serveJobs, leaseMs: 1_500, backoffScale: 0.01 });
  embedded.earshotJobEngine = executor.engine;
  executor.start();
  const outbox = new OutboxDispatcher(pool(), (events) => inngest.send(events));
  const listener = new Listener(config().DATABASE_URL, ["outbox", "jobs"], (channel) =>
    channel === "outbox" ? outbox.wake() : executor.wake(),
  );
  await listener.start();
  outbox.wake();
}
