import type { ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import type { Config } from "@/lib/core/config";
import { withSettings } from "@/tests/support/settings";
import { localServer } from "./local-server";

export type ModelCall = {
  authorization: string;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    tools?: unknown;
    temperature?: number;
    stream?: boolean;
    response_format?: { type: string };
  };
};
/**
 * `content` is what the model says; `never` leaves the caller waiting. `cut` ends the connection after that many
 * characters, `endless` repeats the content forever, `usage` is the reported token count.
 */
type Answer = {
  status?: number;
  content?: string;
  never?: boolean;
  cut?: number;
  endless?: boolean;
  headers?: Record<string, string>;
  usage?: { prompt_tokens: number; completion_tokens: number };
};

const PIECE = 12;
const BASE = { id: "chatcmpl-1", created: 1_700_000_000 };

const asksForSayings = ({ messages: [system] }: ModelCall["body"]): boolean =>
  system?.content.startsWith("You help to search interviews.") ?? false;

/**
 * An OpenAI-compatible chat service over a real socket; `answer` sees each call in turn. Before each answer, Eva asks
 * how people could have put it: it expects nothing, and no test that isn't about that hears of it.
 */
export async function modelService(
  answer: (call: ModelCall, index: number) => Answer | Promise<Answer>,
  { hearsSayings = false }: { hearsSayings?: boolean } = {},
) {
  const calls: ModelCall[] = [];
  const { url, close } = await localServer(async (incoming, outgoing) => {
    const body = (await json(incoming)) as ModelCall["body"];
    if (!hearsSayings && asksForSayings(body)) return whole(outgoing, body.model, { content: '{"sayings": []}' });
    const call = { authorization: incoming.headers.authorization ?? "", body };
    const given = await answer(call, calls.push(call) - 1);
    if (given.never) return;
    const { status = 200, headers = {} } = given;
    if (status !== 200) {
      outgoing.writeHead(status, { "content-type": "application/json", "retry-after-ms": "5", ...headers });
      outgoing.end(JSON.stringify({ error: { message: "no", type: "server_error" } }));
    } else if (body.stream) await stream(outgoing, body.model, given);
    else whole(outgoing, body.model, given);
  });
  return { url: `${url}/v1`, calls, close };
}

const usageOf = ({ usage = { prompt_tokens: 1, completion_tokens: 1 } }: Answer) => ({
  ...usage,
  total_tokens: usage.prompt_tokens + usage.completion_tokens,
});

function whole(outgoing: ServerResponse, model: string, given: Answer) {
  const { content = "", cut, endless } = given;
  const message = { role: "assistant", content };
  const choices = [{ index: 0, message, finish_reason: "stop" }];
  const text = JSON.stringify({ ...BASE, object: "chat.completion", model, choices, usage: usageOf(given) });
  outgoing.writeHead(200, { "content-type": "application/json" });
  if (endless) return over(outgoing, text);
  if (cut === undefined) return outgoing.end(text);
  outgoing.write(text.slice(0, cut), () => outgoing.destroy());
}

async function stream(outgoing: ServerResponse, model: string, given: Answer) {
  const { content = "", cut, endless } = given;
  const event = (delta: object, more: object = {}) =>
    `data: ${JSON.stringify({ ...BASE, object: "chat.completion.chunk", model, choices: [{ index: 0, delta, finish_reason: null }], ...more })}\n\n`;
  outgoing.writeHead(200, { "content-type": "text/event-stream" });
  outgoing.write(event({ role: "assistant", content: "" }));
  const said = content.slice(0, cut ?? content.length);
  for (let at = 0; at < said.length; at += PIECE) outgoing.write(event({ content: said.slice(at, at + PIECE) }));
  if (endless) return over(outgoing, event({ content: " and on and on and on and on and on and on" }));
  // What was written is sent before the connection breaks.
  if (cut !== undefined) return outgoing.write("\n", () => setImmediate(() => outgoing.destroy()));
  outgoing.write(event({}, { choices: [{ index: 0, delta: {}, finish_reason: "stop" }], usage: usageOf(given) }));
  outgoing.end("data: [DONE]\n\n");
}

/** The same over and over, for as long as somebody is reading. */
function over(outgoing: ServerResponse, text: string) {
  const more = () => {
    while (!outgoing.destroyed && outgoing.write(text));
    if (!outgoing.destroyed) outgoing.once("drain", more);
  };
  more();
}

/** Runs `work` with a model that answers this way. */
export async function withModelAnswering<T>(
  answer: Parameters<typeof modelService>[0],
  work: () => Promise<T>,
  { hearsSayings = false, ...more }: Partial<Config> & { hearsSayings?: boolean } = {},
): Promise<{ result: T; calls: ModelCall[] }> {
  const service = await modelService(answer, { hearsSayings });
  const settings = { MODEL_BASE_URL: service.url, MODEL_API_KEY: "test-key", MODEL_NAME: "test-model", ...more };
  try {
    return { result: await withSettings(settings, work), calls: service.calls };
  } finally {
    await service.close();
  }
}
