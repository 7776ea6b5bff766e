import { parentPort } from "node:worker_threads";
import { ALL_FORMATS, CustomSource, Input } from "mediabunny";
import { copyAudio } from "./copy-audio";
import { extractPart } from "./extract-part";
import { factsOf } from "./facts-of";
import { joinAudio } from "./join-audio";
import type { FromThread, MediaAnswer, MediaTask, MediaWish, ToThread } from "./messages";

type Task = { isOver: boolean };

const waiting = new Map<number, (bytes: Uint8Array) => void>();
let lastId = 0;

const post = (message: FromThread, transfer: ArrayBuffer[] = []) => parentPort?.postMessage(message, transfer);

/** The recordings are in the file store, which only the server's own thread can access. */
const readOf = (task: Task, recording: number) => (start: number, end: number) =>
  new Promise<Uint8Array>((resolve) => {
    if (task.isOver) return;
    lastId += 1;
    waiting.set(lastId, resolve);
    post({ kind: "read", id: lastId, recording, start, end });
  });

const handleUnhandledError = () => undefined;

function inputOf(task: Task, sizeBytes: number, recording: number): Input {
  const read = readOf(task, recording);
  const source = new CustomSource({ getSize: () => sizeBytes, read, prefetchProfile: "network", handleUnhandledError });
  return new Input({ formats: ALL_FORMATS, source });
}

async function answer(inputs: Input[], wish: MediaWish): Promise<MediaAnswer> {
  const nothing: MediaAnswer = { facts: null, part: null, joined: null, extracted: null };
  const [input] = inputs;
  if (!input) return nothing;
  if (wish.kind === "facts") return { ...nothing, facts: await factsOf(input) };
  if (wish.kind === "cut") return { ...nothing, part: await copyAudio(input, wish.limits) };
  if (wish.kind === "extract") return { ...nothing, extracted: await extractPart(input, wish) };
  return { ...nothing, joined: await joinAudio(inputs, wish.startSeconds, wish.maxBytes) };
}

/** An error ends this thread and becomes an error event on the other side. */
async function perform({ sizesBytes, wish }: MediaTask): Promise<void> {
  const task = { isOver: false };
  const done = await answer(
    sizesBytes.map((sizeBytes, recording) => inputOf(task, sizeBytes, recording)),
    wish,
  );
  // What is still being read ahead must not be read from the next task's recordings.
  task.isOver = true;
  waiting.clear();
  const made = done.part ?? done.joined;
  post({ kind: "done", ...done }, made ? [made.bytes.buffer] : []);
}

parentPort?.on("message", (message: ToThread) => {
  if (message.kind === "task") return void perform(message);
  waiting.get(message.id)?.(message.bytes);
  waiting.delete(message.id);
});
