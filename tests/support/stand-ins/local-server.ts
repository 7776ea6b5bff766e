import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** An HTTP server on a free port of this machine; `host` may be another of its own addresses. */
export async function localServer(listener?: RequestListener, host = "127.0.0.1") {
  const server = createServer(listener);
  await once(server.listen(0, host), "listening");
  const { port } = server.address() as AddressInfo;
  const hangUp = () => server.closeAllConnections();
  const close = async () => {
    const closed = once(server, "close");
    server.close();
    hangUp();
    await closed;
  };
  return { server, port, url: `http://${host}:${port}`, hangUp, close };
}
