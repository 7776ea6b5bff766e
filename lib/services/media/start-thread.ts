import { Worker, type WorkerOptions } from "node:worker_threads";
import { threadFromSource } from "@/lib/core/threads/thread-from-source";

const OPTIONS: WorkerOptions = {
  name: "media-reader",
  resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 },
};

/** Turbopack bundles the thread's code only from exactly this form of `new Worker`. See docs/decisions/010. */
export function startThread(): Worker {
  if (process.env.NEXT_RUNTIME === "nodejs") return new Worker(new URL("./worker.ts", import.meta.url), OPTIONS);
  return threadFromSource("lib/services/media/worker.ts", OPTIONS);
}
