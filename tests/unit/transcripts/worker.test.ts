import { expect, test } from "vitest";
import { parseInWorker } from "@/lib/services/transcripts/parse/parse-in-worker";

async function* once(text: string) {
  yield Buffer.from(text);
}

test("a transcript goes through the worker", async () => {
  const text = "WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ana>Hello";
  const parsed = await parseInWorker(once(text), { fileName: "a.vtt", sizeBytes: text.length });
  expect(parsed.segments).toEqual([{ index: 0, speaker: "Ana", startSeconds: 1, endSeconds: 2, text: "Hello" }]);
});
