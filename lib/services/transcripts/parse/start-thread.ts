import { Worker, type WorkerOptions } from "node:worker_threads";
import { threadFromSource } from "@/lib/core/threads/thread-from-source";

const OPTIONS: WorkerOptions = {
  name: "transcript-parser",
  resourceLimits: { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 8 },
};

/** Turbopack bundles the thread's code only from exactly this form of `new Worker`. See docs/decisions/010. */
export function startThread(): Worker {
  if (process.env.NEXT_RUNTIME === "nodejs") return new Worker(new URL("./worker.ts", import.meta.url), OPTIONS);
  return threadFromSource("lib/services/transcripts/parse/worker.ts", OPTIONS);
}
