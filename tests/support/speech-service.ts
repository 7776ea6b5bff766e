import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type SpeechCall = { fields: Record<string, string>; fileName: string; fileBytes: number; authorization: string };
type Answer = { status?: number; headers?: Record<string, string>; body?: unknown };

/** An OpenAI-compatible transcription service over a real socket; `answer` sees each call in turn. */
export async function speechService(answer: (call: SpeechCall, index: number) => Answer) {
  const calls: SpeechCall[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part);
    const headers = { "content-type": incoming.headers["content-type"] ?? "" };
    const form = await new Response(Buffer.concat(parts), { headers }).formData();
    const file = form.get("file") as File;
    const fields = Object.fromEntries([...form].filter(([name]) => name !== "file")) as Record<string, string>;
    const authorization = incoming.headers.authorization ?? "";
    const call = { fields, fileName: file.name, fileBytes: file.size, authorization };
    const known = incoming.method === "POST" && incoming.url === "/v1/audio/transcriptions";
    const { status = 200, headers: more = {}, body = {} } = known ? answer(call, calls.length) : { status: 404 };
    calls.push(call);
    outgoing.writeHead(status, { "content-type": "application/json", ...more }).end(JSON.stringify(body));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const close = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, calls, close };
}
