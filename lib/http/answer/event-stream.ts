/** One server-sent event; `data` is sent as one line of JSON. */
type ServerEvent = { event: string; data: unknown };

/** Whether the caller prefers server-sent events to JSON. */
export const wantsEvents = (request: Request): boolean =>
  /\btext\/event-stream\b/i.test(request.headers.get("accept") ?? "");

/**
 * Sends events as they come (WHATWG HTML, server-sent events). `failed` turns an error into the last event. When the
 * reader disconnects, the events are asked to stop.
 */
export function eventStream(
  events: AsyncGenerator<ServerEvent>,
  failed: (thrown: unknown) => unknown,
  stop: AbortController,
): Response {
  const encoder = new TextEncoder();
  const line = ({ event, data }: ServerEvent) => encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // Headers and a first byte are sent before the answer exists.
      controller.enqueue(encoder.encode(": thinking\n\n"));
    },
    async pull(controller) {
      try {
        const next = await events.next();
        if (next.done) controller.close();
        else controller.enqueue(line(next.value));
      } catch (thrown) {
        if (!stop.signal.aborted) controller.enqueue(line({ event: "error", data: failed(thrown) }));
        controller.close();
      }
    },
    async cancel() {
      stop.abort();
      await events.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "private, no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}
