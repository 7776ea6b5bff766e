import { config } from "@/lib/core/config";
import { pool } from "@/lib/db/pool";
import { sharedDeliverer, stopDelivering } from "@/lib/services/webhooks/deliver/shared-deliverer";
import { embedded, isEmbedded } from "./client";
import { Executor } from "./executor/executor";
import { Listener } from "./listener";
import { OutboxDispatcher } from "./outbox-dispatcher";
import { runningJobs } from "./running-jobs";
import { sendTriggers } from "./send-triggers";
import { serveJobs } from "./serve";

async function start() {
  const { DATABASE_URL, INNGEST_EVENT_KEY, INNGEST_SIGNING_KEY } = config();
  if (!isEmbedded() && !(INNGEST_EVENT_KEY && INNGEST_SIGNING_KEY)) {
    throw new Error("INNGEST_BASE_URL also needs INNGEST_EVENT_KEY and INNGEST_SIGNING_KEY.");
  }
  const executor = isEmbedded() ? await Executor.create({ pool: pool(), handler: serveJobs }) : null;
  embedded.earshotJobEngine = executor?.engine;
  executor?.start();
  const outbox = new OutboxDispatcher(pool(), sendTriggers);
  outbox.wake();
  const deliverer = sharedDeliverer();
  deliverer.wake();
  const heard: Record<string, () => void> = {
    outbox: () => outbox.wake(),
    webhooks: () => deliverer.wake(),
    ...(executor && { jobs: () => executor.wake() }),
  };
  const listener = new Listener(DATABASE_URL, Object.keys(heard), (channel) => heard[channel]?.());
  await listener.start();
  return {
    stop: async () => {
      await outbox.stop();
      await Promise.all([listener.stop(), executor?.stop(), stopDelivering()]);
    },
  };
}

/**
 * Starts dispatching events and, without a job server, running jobs; a second call does nothing. Throws one sentence if
 * the settings or a job function are wrong, and waits for an unreachable database.
 */
export async function startJobs(): Promise<void> {
  runningJobs.earshotJobs ??= start().catch((error: unknown) => {
    runningJobs.earshotJobs = undefined;
    throw error;
  });
  await runningJobs.earshotJobs;
}
