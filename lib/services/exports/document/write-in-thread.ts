import { Worker, type WorkerOptions } from "node:worker_threads";
import { threadAnswer } from "@/lib/core/threads/thread-answer";
import { threadFromSource } from "@/lib/core/threads/thread-from-source";
import { withThread } from "@/lib/core/threads/with-thread";
import type { WrittenFormat } from "../document-formats";
import { clean } from "./clean";
import type { ExportDocument } from "./export-document";

const OPTIONS: WorkerOptions = { name: "document-writer", resourceLimits: { maxOldGenerationSizeMb: 768 } };
const TIME_LIMIT_MS = 5 * 60_000;

/** The bytes of a document, written in a thread of its own, because laying out a long one takes seconds. */
export const writeInThread = (format: WrittenFormat, document: ExportDocument): Promise<Uint8Array> =>
  withThread("document-writer", startThread, (thread) =>
    threadAnswer<Uint8Array, Uint8Array>(thread, TIME_LIMIT_MS, (resolve) => {
      thread.postMessage({ format, document: clean(document) });
      return resolve;
    }),
  );

/** Must have exactly this form, see docs/decisions/010. */
function startThread(): Worker {
  if (process.env.NEXT_RUNTIME === "nodejs") return new Worker(new URL("./worker.ts", import.meta.url), OPTIONS);
  return threadFromSource("lib/services/exports/document/worker.ts", OPTIONS);
}
