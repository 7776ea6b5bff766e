import type { Worker } from "node:worker_threads";
import { ThreadFailed, threadAnswer } from "@/lib/core/threads/thread-answer";
import { withThread } from "@/lib/core/threads/with-thread";
import { open } from "@/lib/integrations/storage/storage";
import type { FromThread, MediaAnswer, MediaObject, MediaWish, ToThread } from "./messages";
import { startThread } from "./start-thread";

/** No genuine recording has a larger table; a header that claims more is corrupt or a trap. */
const LARGEST_READ_BYTES = 32 * 1024 ** 2;
const TIME_LIMIT_MS = 30_000;

/**
 * Inspects stored recordings, or makes another from their audio, in a thread of its own with memory and time limits.
 * Null for recordings that can't be read within them; throws only what the file store throws.
 */
export async function runMedia(
  objects: MediaObject[],
  wish: MediaWish,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<MediaAnswer | null> {
  try {
    return await withThread("media-reader", startThread, (thread) => run(thread, objects, wish, timeLimitMs));
  } catch (error) {
    // mediabunny throws for what it can't read, which ends the thread; so does exceeding the memory limit.
    if (error instanceof ThreadFailed) return null;
    throw error;
  }
}

const run = (thread: Worker, objects: MediaObject[], wish: MediaWish, timeLimitMs: number) =>
  threadAnswer<FromThread, MediaAnswer>(thread, timeLimitMs, (resolve, reject) => {
    const post = (message: ToThread, transfer: ArrayBuffer[] = []) => thread.postMessage(message, transfer);
    post({ kind: "task", sizesBytes: objects.map((object) => object.sizeBytes), wish });
    return (message) => {
      if (message.kind === "done") return resolve(message);
      const { id, recording, start, end } = message;
      const object = objects[recording];
      if (!object || end - start > LARGEST_READ_BYTES) return reject(new ThreadFailed("memory"));
      readRange(object.storageKey, start, end).then(
        (bytes) => post({ kind: "bytes", id, bytes }, [bytes.buffer]),
        reject,
      );
    };
  });

async function readRange(storageKey: string, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(end - start);
  let length = 0;
  for await (const part of await open(storageKey, { start, end: end - 1 })) {
    bytes.set(part, length);
    length += part.length;
  }
  return bytes;
}
