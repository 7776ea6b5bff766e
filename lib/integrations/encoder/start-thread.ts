import { Worker, type WorkerOptions } from "node:worker_threads";
import { threadFromSource } from "@/lib/core/thread-from-source";
import type { EncoderData } from "./messages";

/** Turbopack bundles the thread's code from this very form of `new Worker`. See docs/decisions/010. */
export function startThread(data: EncoderData): Worker {
  const options: WorkerOptions = {
    name: "sentence-encoder",
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 },
  };
  if (process.env.NEXT_RUNTIME === "nodejs") return new Worker(new URL("./worker.ts", import.meta.url), options);
  return threadFromSource("lib/integrations/encoder/worker.ts", options);
}
