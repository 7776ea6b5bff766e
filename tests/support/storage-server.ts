import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { DELETE, GET, HEAD, PATCH, POST, PUT } from "@/app/storage/[[...path]]/route";
import { requestBody } from "@/lib/integrations/storage/embedded/request-body";
import { responseBody } from "@/lib/integrations/storage/embedded/response-body";

type Handler = (request: Request) => Promise<Response>;
const handlers = new Map<string, Handler>(Object.entries({ GET, HEAD, PATCH, POST, PUT, DELETE }));

/** The route handler behind a real socket. Like `next start`, it only knows a wrong host name for itself. */
export async function storageServer(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    exchange(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

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
