import { Worker, type WorkerOptions } from "node:worker_threads";
import { threadFromSource } from "@/lib/core/thread-from-source";
import type { MediaTask } from "./messages";

/** Turbopack bundles the thread's code only from exactly this form of `new Worker`. See docs/decisions/010. */
export function startThread(task: MediaTask): Worker {
  const options: WorkerOptions = {
    name: "media-reader",
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 },
  };
  if (process.env.NEXT_RUNTIME === "nodejs") return new Worker(new URL("./worker.ts", import.meta.url), options);
  return threadFromSource("lib/services/media/worker.ts", options);
}
