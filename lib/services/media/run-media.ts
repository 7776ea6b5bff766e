import { oneAtATime } from "@/lib/core/one-at-a-time";
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
export const runMedia = (
  objects: MediaObject[],
  wish: MediaWish,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<MediaAnswer | null> => oneAtATime(() => run(objects, wish, timeLimitMs));

async function run(objects: MediaObject[], wish: MediaWish, timeLimitMs: number): Promise<MediaAnswer | null> {
  const thread = startThread({ sizesBytes: objects.map((object) => object.sizeBytes), wish });
  let timer: NodeJS.Timeout | undefined;
  const answered = new Promise<MediaAnswer | null>((resolve, reject) => {
    timer = setTimeout(() => resolve(null), timeLimitMs);
    thread.on("message", (message: FromThread) => {
      if (message.kind === "done") return resolve(message);
      const { id, recording, start, end } = message;
      const object = objects[recording];
      if (!object || end - start > LARGEST_READ_BYTES) return resolve(null);
      readRange(object.storageKey, start, end).then((bytes) => {
        const answer: ToThread = { id, bytes };
        thread.postMessage(answer, [bytes.buffer]);
      }, reject);
    });
    // mediabunny throws for what it can't read, which ends the thread; so does exceeding the memory limit.
    thread.on("error", () => resolve(null));
    thread.on("exit", () => resolve(null));
  });
  return answered.finally(() => {
    clearTimeout(timer);
    return thread.terminate();
  });
}

async function readRange(storageKey: string, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(end - start);
  let length = 0;
  for await (const part of await open(storageKey, { start, end: end - 1 })) {
    bytes.set(part, length);
    length += part.length;
  }
  return bytes;
}
