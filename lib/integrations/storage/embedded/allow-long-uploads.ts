import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server } from "node:http";

const REQUEST_LIMIT_MS = 300_000;
const CHANNEL = "http.server.request.start";

/**
 * Node.js cuts off any request that takes over five minutes to arrive: a 2 GiB file on an ordinary line. For uploads
 * only silence is bounded (see requestBody); all other paths keep the limit. Answers what undoes it.
 */
export function allowLongUploads(limitMs = REQUEST_LIMIT_MS): () => void {
  const onRequest = (message: unknown) => {
    const { request, server } = message as { request: IncomingMessage; server: Server };
    server.requestTimeout = 0;
    const hasBody = "content-length" in request.headers || "transfer-encoding" in request.headers;
    if (!hasBody || request.url?.startsWith("/storage/")) return;
    const timer = setTimeout(() => request.complete || request.destroy(), limitMs);
    request.once("close", () => clearTimeout(timer));
  };
  subscribe(CHANNEL, onRequest);
  return () => void unsubscribe(CHANNEL, onRequest);
}
