import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server } from "node:http";

const REQUEST_LIMIT_MS = 300_000;
const CHANNEL = "http.server.request.start";

/**
 * Node.js cuts off any request that takes more than five minutes to arrive, such as a 2 GiB file on an ordinary line.
 * For uploads only silence is limited (see requestBody); all other paths keep the limit. Returns a function that undoes
 * it.
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
