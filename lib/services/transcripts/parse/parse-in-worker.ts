import { withThread } from "@/lib/core/threads/with-thread";
import { LIMITS } from "./limits";
import type { ParsedTranscript } from "./parsed-transcript";
import { refuse } from "./refuse";
import { runWorker } from "./run-worker";
import { sniffBinary } from "./sniff-binary";
import { startThread } from "./start-thread";
import { tooMuchText } from "./too-much-text";

const READ_LIMIT_MS = 60_000;
/** What sniffBinary examines. */
const HEAD_BYTES = 1024;

/**
 * parseTranscript in a thread of its own with memory and time limits, one file at a time. `sizeBytes` is the length of
 * `source`, which is read only when it is its turn. Throws AppError "invalid" with a sentence for any file that can't
 * be read, and an ordinary error if the source fails.
 */
export async function parseInWorker(
  source: AsyncIterable<Uint8Array>,
  { fileName, sizeBytes }: { fileName: string; sizeBytes: number },
): Promise<ParsedTranscript> {
  if (sizeBytes > LIMITS.inputBytes) throw refuse("too_large", "This file is larger than 100 MB.");
  return withThread("transcript-parser", startThread, async (thread) =>
    runWorker(thread, await readAll(source, sizeBytes), fileName),
  );
}

/** Text that is too long is recognized by its first bytes, before the rest takes memory. */
function refuseLongText(head: Uint8Array, sizeBytes: number): void {
  if (sizeBytes > LIMITS.textFileBytes && sniffBinary(head) === null) throw tooMuchText();
}

async function readAll(source: AsyncIterable<Uint8Array>, sizeBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(sizeBytes);
  const deadline = Date.now() + READ_LIMIT_MS;
  let length = 0;
  for await (const chunk of source) {
    if (length + chunk.length > sizeBytes) throw new Error("The file is longer than announced.");
    if (Date.now() > deadline) throw new Error("The file took too long to arrive.");
    bytes.set(chunk, length);
    length += chunk.length;
    if (length - chunk.length < HEAD_BYTES && length >= HEAD_BYTES)
      refuseLongText(bytes.subarray(0, length), sizeBytes);
  }
  if (length < sizeBytes) throw new Error("The file is shorter than announced.");
  return bytes;
}
