import { afterEach, expect, test, vi } from "vitest";
import { ask } from "@/components/eva/ask";
import { CallError } from "@/lib/api/client/call-error";

afterEach(() => vi.unstubAllGlobals());

const DELTA = new TextEncoder().encode('event: delta\ndata: {"text":"Half an"}\n\n');

/** The body of an answer whose connection breaks in the middle. */
const broken = () =>
  new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(DELTA),
    pull: (stream) => stream.error(new TypeError("network error")),
  });

async function sentenceOf(answer: () => Promise<Response>, signal = new AbortController().signal): Promise<string> {
  vi.stubGlobal("fetch", answer);
  try {
    for await (const _ of ask({ path: "ask", body: {} }, signal));
  } catch (thrown) {
    return CallError.sentence(thrown);
  }
  return "";
}

test("Eva asked without a connection says that she can't be reached, not to reload the page and lose the question", async () => {
  const sentence = await sentenceOf(() => Promise.reject(new TypeError("fetch failed")));
  expect(sentence).toBe("Earshot can’t be reached. Check your connection and try again.");
});

test.each([
  ["ends early", new Response(DELTA)],
  ["breaks", new Response(broken())],
])("an answer whose connection %s is told as cut off", async (_, response) => {
  expect(await sentenceOf(async () => response)).toBe("The answer was cut off. Ask again.");
});

test("what is stopped by the person isn't told as a failure of the connection", async () => {
  const stop = new AbortController();
  stop.abort();
  vi.stubGlobal("fetch", () => Promise.reject(stop.signal.reason));
  await expect(ask({ path: "ask", body: {} }, stop.signal).next()).rejects.toBe(stop.signal.reason);
});
