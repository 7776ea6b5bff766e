import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { localServer } from "@/tests/support/stand-ins/local-server";

type Handler = (request: Request) => Promise<Response>;

/**
 * Route functions behind a real socket, like `next start` without the framework: to be killed with their process, or
 * closed.
 */
export async function serveRoutes(handler: Handler): Promise<{ url: string; close: () => Promise<void> }> {
  return localServer(async (incoming, outgoing) => {
    try {
      const response = await handler(asRequest(incoming));
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(await response.text());
    } catch {
      outgoing.destroy();
    }
  });
}

function asRequest(incoming: IncomingMessage): Request {
  const { method = "GET", url = "/" } = incoming;
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const body = method === "GET" || method === "HEAD" ? null : (Readable.toWeb(incoming) as ReadableStream);
  return new Request(new URL(url, "http://localhost"), { method, headers, body, duplex: "half" } as RequestInit);
}
