import { json } from "node:stream/consumers";
import { localServer } from "./local-server";

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
  const { url, close } = await localServer(async (incoming, outgoing) => {
    const { model, input } = (await json(incoming)) as { model: string; input: string[] };
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
    outgoing.writeHead(status, { "content-type": "application/json", "retry-after-ms": "5" });
    outgoing.end(
      JSON.stringify(
        status === 200 ? { object: "list", model, data, usage } : { error: { message: "no", type: "error" } },
      ),
    );
  });
  const settings = { MODEL_BASE_URL: `${url}/v1`, MODEL_API_KEY: "key-1", EMBEDDINGS_MODEL: "small-1" };
  return { calls, settings, close };
}
