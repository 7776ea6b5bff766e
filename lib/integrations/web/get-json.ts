import { type Dispatcher, request } from "undici";

type Limits = { mostBytes: number; timeoutMs: number };
export type Got = { json: unknown; cacheControl: string };

/**
 * Reads a JSON document whose address somebody gave us, through a dispatcher that guards where it leads. Throws on
 * anything but a 200 with JSON of that size in that time; a redirect is no document and is not followed.
 */
export async function getJson(url: string, dispatcher: Dispatcher, { mostBytes, timeoutMs }: Limits): Promise<Got> {
  const { statusCode, headers, body } = await request(url, {
    dispatcher,
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(timeoutMs),
  });
  try {
    if (statusCode !== 200) throw new Error(`The address answered ${statusCode}.`);
    if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(String(headers["content-type"])))
      throw new Error("The address did not answer with JSON.");
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > mostBytes) throw new Error("The document is too large.");
      chunks.push(chunk);
    }
    return { json: JSON.parse(Buffer.concat(chunks).toString()), cacheControl: String(headers["cache-control"] ?? "") };
  } finally {
    // What was not read is not waited for either.
    body.on("error", () => {}).destroy();
  }
}
