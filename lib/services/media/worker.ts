import { parentPort, workerData } from "node:worker_threads";
import { ALL_FORMATS, CustomSource, Input } from "mediabunny";
import { copyAudio } from "./copy-audio";
import { extractPart } from "./extract-part";
import { factsOf } from "./facts-of";
import { joinAudio } from "./join-audio";
import type { FromThread, MediaAnswer, MediaTask, ToThread } from "./messages";

const { sizesBytes, wish } = workerData as MediaTask;
const waiting = new Map<number, (bytes: Uint8Array) => void>();
let lastId = 0;

const post = (message: FromThread, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(message, transfer);

/** The recordings are in the file store, which only the server's own thread can access. */
const readOf = (recording: number) => (start: number, end: number) =>
  new Promise<Uint8Array>((resolve) => {
    lastId += 1;
    waiting.set(lastId, resolve);
    post({ kind: "read", id: lastId, recording, start, end });
  });

parentPort?.on("message", ({ id, bytes }: ToThread) => {
  waiting.get(id)?.(bytes);
  waiting.delete(id);
});

const handleUnhandledError = () => undefined;
const inputs = sizesBytes.map((sizeBytes, recording) => {
  const read = readOf(recording);
  const source = new CustomSource({ getSize: () => sizeBytes, read, prefetchProfile: "network", handleUnhandledError });
  return new Input({ formats: ALL_FORMATS, source });
});

async function answer(): Promise<MediaAnswer> {
  const nothing: MediaAnswer = { facts: null, part: null, joined: null, extracted: null };
  const [input] = inputs;
  if (!input) return nothing;
  if (wish.kind === "facts") return { ...nothing, facts: await factsOf(input) };
  if (wish.kind === "cut") return { ...nothing, part: await copyAudio(input, wish.limits) };
  if (wish.kind === "extract") return { ...nothing, extracted: await extractPart(input, wish) };
  return { ...nothing, joined: await joinAudio(inputs, wish.startSeconds, wish.maxBytes) };
}

const done = await answer();
const made = done.part ?? done.joined;
post({ kind: "done", ...done }, made ? [made.bytes.buffer] : []);
