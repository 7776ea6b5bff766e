import type { Readable } from "node:stream";

/**
 * A stream for a `Response` that reads only as fast as it is taken. `Readable.toWeb` is not used: its default queue
 * counts chunks, not bytes, and grows with a slow reader.
 */
export function responseBody(readable: Readable | null): ReadableStream<Uint8Array> | null {
  if (!readable) return null;
  const chunks = readable[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => void readable.destroy(),
    },
    { highWaterMark: 0 },
  );
}
