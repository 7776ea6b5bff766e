import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type ModelCall = {
  authorization: string;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    tools?: unknown;
    response_format?: { type: string };
  };
};
/** `content` is what the model says; `never` leaves the caller waiting. */
type Answer = { status?: number; content?: string; never?: boolean };

/** An OpenAI-compatible chat service over a real socket; `answer` sees each call in turn. */
export async function modelService(answer: (call: ModelCall, index: number) => Answer) {
  const calls: ModelCall[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part);
    const body = JSON.parse(Buffer.concat(parts).toString()) as ModelCall["body"];
    const call = { authorization: incoming.headers.authorization ?? "", body };
    const { status = 200, content = "", never } = answer(call, calls.length);
    calls.push(call);
    if (never) return;
    const error = { error: { message: "no", type: "server_error" } };
    const completion = {
      ...{ id: "chatcmpl-1", object: "chat.completion", created: 1_700_000_000, model: body.model },
      choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    };
    outgoing.writeHead(status, { "content-type": "application/json" });
    outgoing.end(JSON.stringify(status === 200 ? completion : error));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const close = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, calls, close };
}
