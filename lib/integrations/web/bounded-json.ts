import type { Dispatcher } from "undici";
import { boundedText } from "./bounded-text";

/**
 * The JSON of a response from someone's server. Throws for another status or content type, and if it is too large; the
 * rest isn't read.
 */
export async function boundedJson(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  { status, mostBytes }: { status: number; mostBytes: number },
): Promise<unknown> {
  try {
    if (statusCode !== status) throw new Error(`The address answered ${statusCode}.`);
    if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(String(headers["content-type"])))
      throw new Error("The address did not answer with JSON.");
    return JSON.parse(await boundedText(body, mostBytes));
  } finally {
    body.on("error", () => {}).destroy();
  }
}
