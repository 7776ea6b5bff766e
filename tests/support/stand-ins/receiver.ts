import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { localServer } from "./local-server";

export type Received = { id: string; body: string; headers: IncomingHttpHeaders; atMs: number };
type Answer = (response: ServerResponse, received: Received, request: IncomingMessage) => void;

/** A webhook receiver on a separate socket; it accepts everything unless `answer` is given or set later. */
export async function startReceiver(answer: Answer = (response) => response.end("taken")) {
  const received: Received[] = [];
  const receiver = { answer };
  let connections = 0;
  const { server, url, close } = await localServer(async (request, response) => {
    const { headers } = request;
    const one = {
      id: String(headers["webhook-id"]),
      body: await text(request),
      headers,
      atMs: Date.now(),
    };
    received.push(one);
    receiver.answer(response, one, request);
  });
  server.on("connection", () => {
    connections += 1;
  });
  return Object.assign(receiver, {
    url: `${url}/hook`,
    received,
    connections: () => connections,
    stop: close,
  });
}

/** What the public library of Standard Webhooks returns for a request; throws if it doesn't verify. */
export const verified = (secret: string, { body, headers }: Received): unknown =>
  new Webhook(secret).verify(body, headers as Record<string, string>);
