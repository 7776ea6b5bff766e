import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { readText } from "@/lib/http/request/body";
import { finishBodies } from "@/lib/http/server/finish-bodies";
import { requestBody } from "@/lib/integrations/storage/embedded/request-body";
import { localServer } from "@/tests/support/stand-ins/local-server";

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** A server that reads the beginning of a body in some way, and answers; and a caller that has one connection. */
async function oneConnection(begin: (body: IncomingMessage) => Promise<unknown>) {
  const { port, close } = await localServer(async (incoming, outgoing) => {
    if (incoming.method === "PUT") await begin(incoming);
    outgoing.end(incoming.method);
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  undo.push(close, () => agent.destroy());
  return async (method: string, sizeBytes: number) => {
    const signal = AbortSignal.timeout(5_000);
    const sent = request({ host: "127.0.0.1", port, method, agent, headers: { "content-length": sizeBytes }, signal });
    sent.on("error", () => undefined).end(Buffer.alloc(sizeBytes));
    const [response] = (await once(sent, "response", { signal })) as [IncomingMessage];
    return { text: await text(response), connection: sent.socket?.localPort };
  };
}

const LARGE_BYTES = 20_000_000;

const asFramework = (body: IncomingMessage) =>
  new Request("http://localhost/", { method: "PUT", body, duplex: "half" } as unknown as RequestInit);
const refuse = (request: Request) => expect(readText(request, 1_000)).rejects.toMatchObject({ kind: "too_large" });
/** Reads one piece of it as the file store does, and leaves. */
async function giveUp(body: ReadableStream<Uint8Array> | null) {
  for await (const piece of requestBody(body)) return piece.length;
}

test.each([
  ["as it comes", (body: IncomingMessage) => once(body, "data").then(() => body.pause())],
  ["as a stream of the web", (body: IncomingMessage) => Readable.toWeb(body).getReader().read()],
  ["as the framework has it, by an upload that gives up", (body: IncomingMessage) => giveUp(asFramework(body).body)],
  ["as the framework has it, by a call that it is too large for", (body: IncomingMessage) => refuse(asFramework(body))],
])("a connection serves its next request after a body that was only begun to be read, %s", async (_, begin) => {
  undo.push(finishBodies());
  const send = await oneConnection(begin);
  const { connection } = await send("PUT", LARGE_BYTES);
  expect(await send("GET", 0)).toEqual({ text: "GET", connection });
});

test("a body that never ends after its answer loses the connection", async () => {
  undo.push(finishBodies(50));
  const { server, port, close } = await localServer(async (incoming, outgoing) => {
    await once(incoming, "data");
    incoming.pause();
    outgoing.end("no");
  });
  undo.push(close);
  server.keepAliveTimeout = 0;
  const sent = request({ host: "127.0.0.1", port, method: "PUT", headers: { "content-length": LARGE_BYTES } });
  sent.on("error", () => undefined).write("a");
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  expect(await text(response)).toBe("no");
  if (!sent.destroyed) await once(sent, "close");
  expect(sent.writableFinished).toBe(false);
});
