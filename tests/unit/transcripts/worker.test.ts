import { expect, test } from "vitest";
import { parseInWorker } from "@/lib/services/transcripts/parse/parse-in-worker";
import { parseTranscript } from "@/lib/services/transcripts/parse/parse-transcript";
import { longTalk, toVtt } from "@/tests/support/transcript-files/serialize";

const bytes = Buffer.from(toVtt(longTalk(5_000)));

async function* inChunks(content: Buffer) {
  for (let at = 0; at < content.length; at += 65_536) yield content.subarray(at, at + 65_536);
}

const inWorker = (content: Buffer, fileName = "a.vtt", sizeBytes = content.length) =>
  parseInWorker(inChunks(content), { fileName, sizeBytes });

test("the worker returns what the parser returns, over several batches", async () => {
  expect(await inWorker(bytes)).toEqual(await parseTranscript(bytes, "a.vtt"));
});

test("files that arrive at once are read one after another, and a bad one doesn't affect the others", async () => {
  const bad = Buffer.from([0, 1, 2, 3]);
  const results = await Promise.allSettled([inWorker(bytes), inWorker(bad, "a.txt"), inWorker(bytes)]);
  expect(results.map((result) => result.status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(results[1]).toMatchObject({ reason: { kind: "invalid", extra: { reason: "not_a_transcript" } } });
});

test("a source that fails or has another length is our error, not the file's", async () => {
  const failing = async function* () {
    yield bytes.subarray(0, 10);
    throw new Error("The store is gone.");
  };
  await expect(parseInWorker(failing(), { fileName: "a.vtt", sizeBytes: 20 })).rejects.toThrow("The store is gone.");
  await expect(inWorker(bytes, "a.vtt", bytes.length + 1)).rejects.toThrow("shorter");
  await expect(inWorker(bytes, "a.vtt", bytes.length - 1)).rejects.toThrow("longer");
});

test("more than 100 MB is refused before a byte is read", async () => {
  const unread = async function* (): AsyncGenerator<Uint8Array> {
    yield await Promise.reject(new Error("It was read."));
  };
  const refused = expect(parseInWorker(unread(), { fileName: "a.pdf", sizeBytes: 101 * 1024 ** 2 })).rejects;
  await refused.toMatchObject({ kind: "invalid", extra: { reason: "too_large" } });
});

test("more text than a transcript may have is refused by the start of the file, before the rest takes up memory", async () => {
  const head = async function* () {
    yield Buffer.alloc(1024, "a");
    throw new Error("More was read.");
  };
  const refused = expect(parseInWorker(head(), { fileName: "a.txt", sizeBytes: 50 * 1024 ** 2 })).rejects;
  await refused.toMatchObject({ kind: "invalid", extra: { reason: "too_large" } });
});
