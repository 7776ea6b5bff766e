import { Worker, type WorkerOptions } from "node:worker_threads";
import type { MediaTask } from "./messages";

/**
 * Turbopack bundles the thread's code from this very form of `new Worker`. Run from source, by Vitest or a script,
 * the thread must load TypeScript itself, for Node's loader hooks end at its edge. See docs/decisions/010.
 */
export function startThread(task: MediaTask): Worker {
  const options: WorkerOptions = {
    name: "media-reader",
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 },
  };
  if (process.env.NEXT_RUNTIME === "nodejs") return new Worker(new URL("./worker.ts", import.meta.url), options);
  const entry = JSON.stringify(new URL("./worker.ts", import.meta.url).href);
  const code = `import("tsx/esm/api").then(({ register }) => { register(); return import(${entry}); });`;
  return new Worker(code, { ...options, eval: true });
}
