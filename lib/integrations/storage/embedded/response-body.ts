import type { Readable } from "node:stream";

/**
 * A stream for a `Response` that reads only as fast as it is taken. `Readable.toWeb` is not used: its default queue
 * counts chunks, not bytes, and grows with a slow reader. A body that nobody takes any more is destroyed once `gone` is
 * aborted: whoever leaves before its first byte is no reader of it, so it is never cancelled.
 */
export function responseBody(readable: Readable | null, gone: AbortSignal): ReadableStream<Uint8Array> | null {
  if (!readable) return null;
  const free = () => void readable.destroy();
  if (gone.aborted) free();
  gone.addEventListener("abort", free, { once: true });
  const chunks = readable[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: free,
    },
    { highWaterMark: 0 },
  );
}
