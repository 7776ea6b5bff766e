import { Worker, type WorkerOptions } from "node:worker_threads";
import { oneAtATime } from "@/lib/core/one-at-a-time";
import { threadFromSource } from "@/lib/core/thread-from-source";
import type { WrittenFormat } from "../document-formats";
import { clean } from "./clean";
import type { ExportDocument } from "./export-document";

const OPTIONS: WorkerOptions = { name: "document-writer", resourceLimits: { maxOldGenerationSizeMb: 768 } };
const TIME_LIMIT_MS = 5 * 60_000;

/** The bytes of a document, written in a thread of its own, because laying out a long one takes seconds. */
export function writeInThread(format: WrittenFormat, document: ExportDocument): Promise<Uint8Array> {
  return oneAtATime(async () => {
    const thread = startThread();
    try {
      return await new Promise<Uint8Array>((resolve, reject) => {
        const time = setTimeout(() => reject(new Error(`writing ${format} took too long`)), TIME_LIMIT_MS);
        thread.once("message", (bytes: Uint8Array) => resolve(bytes));
        thread.once("error", reject);
        thread.once("exit", () => reject(new Error(`writing ${format} ended without a file`)));
        thread.once("exit", () => clearTimeout(time));
        thread.postMessage({ format, document: clean(document) });
      });
    } finally {
      await thread.terminate();
    }
  });
}

/** Must have exactly this form, see docs/decisions/010. */
function startThread(): Worker {
  if (process.env.NEXT_RUNTIME === "nodejs") return new Worker(new URL("./worker.ts", import.meta.url), OPTIONS);
  return threadFromSource("lib/services/exports/document/worker.ts", OPTIONS);
}
