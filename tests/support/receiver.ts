import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";

export type Received = { id: string; body: string; headers: IncomingHttpHeaders; atMs: number };
type Answer = (response: ServerResponse, received: Received, request: IncomingMessage) => void;

/** A webhook receiver on a separate socket; it accepts everything unless `answer` is given or set later. */
export async function startReceiver(answer: Answer = (response) => response.end("taken")) {
  const received: Received[] = [];
  const receiver = { answer };
  let connections = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { headers } = request;
    const one = {
      id: String(headers["webhook-id"]),
      body: Buffer.concat(chunks).toString(),
      headers,
      atMs: Date.now(),
    };
    received.push(one);
    receiver.answer(response, one, request);
  });
  server.on("connection", () => {
    connections += 1;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    connections: () => connections,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}

/** What the public library of Standard Webhooks returns for a request; throws if it doesn't verify. */
export const verified = (secret: string, { body, headers }: Received): unknown =>
  new Webhook(secret).verify(body, headers as Record<string, string>);
