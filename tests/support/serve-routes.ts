import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";

type Handler = (request: Request) => Promise<Response>;

/**
 * Route functions behind a real socket, like `next start` without the framework: to be killed with their process, or
 * closed.
 */
export async function serveRoutes(handler: Handler): Promise<{ url: string; close: () => void }> {
  const listener: RequestListener = async (incoming, outgoing) => {
    try {
      const response = await handler(asRequest(incoming));
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(await response.text());
    } catch {
      outgoing.destroy();
    }
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

function asRequest(incoming: IncomingMessage): Request {
  const { method = "GET", url = "/" } = incoming;
  const headers = Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const body = method === "GET" || method === "HEAD" ? null : (Readable.toWeb(incoming) as ReadableStream);
  return new Request(new URL(url, "http://localhost"), { method, headers, body, duplex: "half" } as RequestInit);
}
