/**
 * A `Response` body from bytes, with a `Content-Length` so that it isn't chunked: that saves a write, and a wake-up of
 * the receiver. A stream passes the bytes on without copying, and parts may be shared by many responses; `Response`
 * itself copies text and bytes three times.
 */
export function answerBody(...parts: Uint8Array[]): { body: ReadableStream<Uint8Array>; length: string } {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  return { body, length: String(parts.reduce((sum, part) => sum + part.byteLength, 0)) };
}
