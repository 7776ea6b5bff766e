import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Answer = { status?: number; vectors?: number[][]; never?: boolean };
export type EmbeddingsCall = { authorization: string; model: string; input: string[] };

/** Meanings for a test: one axis for each list of synonyms, and one for everything else. */
const AXES = [/money|afford|price|dear|wallet/i, /dog|hound|pet|bark/i, /rain|weather|umbrella|storm/i];

const meaningFor = (text: string): number[] => [
  ...AXES.map((words) => (words.test(text) ? 1 : 0)),
  AXES.some((words) => words.test(text)) ? 0.05 : 1,
];

/** An OpenAI-compatible embeddings service over a real socket; `answer` sees each call. */
export async function embeddingsService(answer: (call: EmbeddingsCall) => Answer | Promise<Answer> = () => ({})) {
  const calls: EmbeddingsCall[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part);
    const { model, input } = JSON.parse(Buffer.concat(parts).toString()) as { model: string; input: string[] };
    const call = { authorization: incoming.headers.authorization ?? "", model, input };
    calls.push(call);
    const {
      status = incoming.url === "/v1/embeddings" ? 200 : 404,
      vectors = input.map(meaningFor),
      never,
    } = await answer(call);
    if (never) return;
    const data = vectors.map((embedding, index) => ({ object: "embedding", index, embedding }));
    const usage = { prompt_tokens: 7, total_tokens: 7 };
    outgoing.writeHead(status, { "content-type": "application/json" });
    outgoing.end(
      JSON.stringify(
        status === 200 ? { object: "list", model, data, usage } : { error: { message: "no", type: "error" } },
      ),
    );
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const settings = { MODEL_BASE_URL: url, MODEL_API_KEY: "key-1", EMBEDDINGS_MODEL: "small-1" };
  const close = async () => {
    server.closeAllConnections();
    server.close();
  };
  return { calls, settings, close };
}
