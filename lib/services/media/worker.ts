import { parentPort, workerData } from "node:worker_threads";
import { ALL_FORMATS, CustomSource, Input } from "mediabunny";
import { copyAudio } from "./copy-audio";
import { factsOf } from "./facts-of";
import type { FromThread, MediaTask, ToThread } from "./messages";

const { sizeBytes, cut } = workerData as MediaTask;
const waiting = new Map<number, (bytes: Uint8Array) => void>();
let lastId = 0;

const post = (message: FromThread, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(message, transfer);

/** The recording itself lies with the file store, which only the server's own thread can ask. */
const read = (start: number, end: number) =>
  new Promise<Uint8Array>((resolve) => {
    lastId += 1;
    waiting.set(lastId, resolve);
    post({ kind: "read", id: lastId, start, end });
  });

parentPort?.on("message", ({ id, bytes }: ToThread) => {
  waiting.get(id)?.(bytes);
  waiting.delete(id);
});

const handleUnhandledError = () => undefined;
const source = new CustomSource({ getSize: () => sizeBytes, read, prefetchProfile: "network", handleUnhandledError });
const input = new Input({ formats: ALL_FORMATS, source });
const facts = cut ? null : await factsOf(input);
const part = cut ? await copyAudio(input, cut) : null;
post({ kind: "done", facts, part }, part ? [part.bytes.buffer] : []);
