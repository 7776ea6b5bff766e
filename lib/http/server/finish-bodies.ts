import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

const CHANNEL = "http.server.request.start";
const LONGEST_MS = 60_000;

/**
 * Node.js leaves the rest of a body where it is that a handler has only begun to read, such as an upload for which there
 * is no room, and then never reads the connection's next request, whosever a proxy sends over it. Once such a request
 * is answered, the rest is read and thrown away; if it takes longer than `longestMs`, the connection is ended. Returns a
 * function that undoes it.
 */
export function finishBodies(longestMs = LONGEST_MS): () => void {
  const onRequest = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    response.once("finish", () => {
      if (request.complete || request.destroyed) return;
      request.removeAllListeners("data").removeAllListeners("readable");
      // Whether somebody listens is noticed with the next tick.
      setImmediate(() => request.resume());
      const ended = setTimeout(() => request.destroy(), longestMs).unref();
      request.once("close", () => clearTimeout(ended));
    });
  };
  subscribe(CHANNEL, onRequest);
  return () => void unsubscribe(CHANNEL, onRequest);
}
