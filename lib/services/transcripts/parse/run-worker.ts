import type { Worker } from "node:worker_threads";
import { AppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { ThreadFailed, threadAnswer } from "@/lib/core/threads/thread-answer";
import type { ParsedSegment, ParsedTranscript } from "./parsed-transcript";
import { refuse } from "./refuse";
import type { FromWorker, ToWorker } from "./worker-messages";

const TIME_LIMIT_MS = 30_000;
const MEGABYTE = 1024 ** 2;
/** What the whole process should stay under, and what a file may always take even if the process is larger. */
const PROCESS_BYTES = 372 * MEGABYTE;
const LEAST_GROWTH_BYTES = 88 * MEGABYTE;
/** Run from source, tsx takes 100 MB more than the bundle to load pdf.js. */
const MOST_GROWTH_BYTES = (process.env.NEXT_RUNTIME === "nodejs" ? 176 : 264) * MEGABYTE;
/** Time in which a file can exceed the limit by at most ten megabytes. */
const MEMORY_CHECK_MS = 3;

function memoryLimit(): number {
  const size = process.memoryUsage.rss();
  if (process.env.NEXT_RUNTIME !== "nodejs") return size + MOST_GROWTH_BYTES;
  return size + Math.min(MOST_GROWTH_BYTES, Math.max(LEAST_GROWTH_BYTES, PROCESS_BYTES - size));
}

/**
 * Parses one file in one worker. Heap limits don't count buffers, so the whole process is watched too. Rejects with
 * AppError "invalid"; the worker can be reused only after success.
 */
export async function runWorker(
  worker: Worker,
  bytes: Uint8Array<ArrayBuffer>,
  fileName: string,
): Promise<ParsedTranscript> {
  const segments: ParsedSegment[] = [];
  const post = (message: ToWorker, transfer: ArrayBuffer[] = []) => worker.postMessage(message, transfer);
  const mostBytes = memoryLimit();
  let memory: NodeJS.Timeout | undefined;
  try {
    return await threadAnswer<FromWorker, ParsedTranscript>(worker, TIME_LIMIT_MS, (resolve, reject) => {
      memory = setInterval(() => {
        if (process.memoryUsage.rss() > mostBytes) reject(new ThreadFailed("memory"));
      }, MEMORY_CHECK_MS);
      post({ kind: "parse", bytes, fileName }, [bytes.buffer]);
      return (message) => {
        if (message.kind === "refused")
          return reject(new AppError("invalid", message.message, { reason: message.reason }));
        if (message.kind === "done") {
          const { durationSeconds, language } = message;
          return resolve({ segments, durationSeconds, language });
        }
        segments.push(...message.segments);
        post({ kind: "next" });
      };
    });
  } catch (error) {
    throw error instanceof ThreadFailed ? asRefusal(error) : error;
  } finally {
    clearInterval(memory);
  }
}

function asRefusal({ why, cause }: ThreadFailed): AppError {
  if (why === "time")
    return refuse("too_slow", "This file takes too long to read. Save its text as TXT and upload that.");
  if (why === "memory")
    return refuse("too_much_memory", "This file needs too much memory to read. Save its text as TXT and upload that.");
  log().error({ err: cause }, "transcript parser crashed");
  return refuse("damaged", "This file can't be read. Save its text as TXT and upload that.", cause);
}
