import { parentPort } from "node:worker_threads";
import { AppError } from "@/lib/core/errors";
import { parseTranscript } from "./parse-transcript";
import type { ParsedSegment, ParsedTranscript } from "./parsed-transcript";
import type { FromWorker, ToWorker } from "./worker-messages";

const BATCH_SEGMENTS = 2_000;
const BATCH_CHARACTERS = 256 * 1024;

let batches: Iterator<FromWorker> | null = null;
const post = (message: FromWorker) => parentPort?.postMessage(message);

function* answer({ segments, ...rest }: ParsedTranscript): Generator<FromWorker> {
  let batch: ParsedSegment[] = [];
  let characters = 0;
  for (const segment of segments) {
    batch.push(segment);
    characters += segment.text.length;
    if (batch.length < BATCH_SEGMENTS && characters < BATCH_CHARACTERS) continue;
    yield { kind: "segments", segments: batch };
    batch = [];
    characters = 0;
  }
  yield { kind: "segments", segments: batch };
  yield { kind: "done", ...rest };
}

async function parse(bytes: Uint8Array, fileName: string): Promise<void> {
  try {
    batches = answer(await parseTranscript(bytes, fileName));
  } catch (error) {
    // Anything else ends this thread and becomes an error event on the other side.
    if (!(error instanceof AppError)) throw error;
    post({ kind: "refused", message: error.message, reason: error.extra.reason });
    return;
  }
  postNext();
}

function postNext(): void {
  const next = batches?.next();
  if (next && !next.done) post(next.value);
  else batches = null;
}

parentPort?.on("message", (message: ToWorker) => {
  if (message.kind === "parse") void parse(message.bytes, message.fileName);
  else postNext();
});
