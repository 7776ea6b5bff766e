import type { Readable } from "node:stream";

/**
 * A stream for a `Response` that reads only as fast as it is consumed. `Readable.toWeb` isn't used: its default queue
 * counts chunks, not bytes, and grows with a slow reader. A body that nobody consumes anymore is destroyed once `gone`
 * is aborted: a client that leaves before the first byte never cancels it.
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
