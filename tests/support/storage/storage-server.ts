import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { DELETE, GET, HEAD, PATCH, POST, PUT } from "@/app/storage/[[...path]]/route";
import { requestBody } from "@/lib/integrations/storage/embedded/request-body";
import { responseBody } from "@/lib/integrations/storage/embedded/response-body";
import { localServer } from "@/tests/support/stand-ins/local-server";

type Handler = (request: Request) => Promise<Response>;
const handlers = new Map<string, Handler>(Object.entries({ GET, HEAD, PATCH, POST, PUT, DELETE }));

/** The route handler behind a real socket. Like `next start`, it only knows a wrong host name for itself. */
export const storageServer = (): Promise<{ url: string; close: () => Promise<void> }> =>
  localServer((incoming, outgoing) => {
    exchange(incoming, outgoing).catch(() => outgoing.destroy());
  });

async function exchange(incoming: IncomingMessage, outgoing: ServerResponse) {
  const { method = "GET", url = "/" } = incoming;
  const gone = new AbortController();
  outgoing.once("close", () => outgoing.writableFinished || gone.abort());
  const init = {
    method,
    signal: gone.signal,
    headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
    body: method === "GET" || method === "HEAD" ? null : responseBody(incoming, gone.signal),
    duplex: "half",
  };
  const handler = handlers.get(method) ?? GET;
  const response = await handler(new Request(`http://localhost:3000${url}`, init));
  // Nobody reads the body then, or tells it so.
  if (outgoing.destroyed) return;
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  await pipeline(Readable.from(requestBody(response.body)), outgoing);
}
