import type { Worker } from "node:worker_threads";

type Kept = { thread: Worker; idle: NodeJS.Timeout };

/** On globalThis, because each of the server's bundles has a copy of this file. */
const shared = globalThis as typeof globalThis & { earshotTurn?: Promise<unknown>; earshotThreads?: Map<string, Kept> };

const MOST_GROWTH_BYTES = 64 * 1024 ** 2;
const IDLE_MS = 10_000;

/**
 * Runs memory-intensive work in a thread, one piece at a time in this process, because its growth is measured while
 * strangers' files are read and must be attributable to the current file. A thread is kept for the next piece of its
 * `kind` unless `work` failed or the process grew. It is ended when idle: ending one while V8 compiles its code can
 * crash the whole process (see docs/decisions/010).
 */
export function withThread<T>(
  kind: string,
  start: () => Worker,
  work: (thread: Worker) => Promise<T>,
  idleMs = IDLE_MS,
): Promise<T> {
  const turn = (shared.earshotTurn ?? Promise.resolve()).then(async () => {
    const thread = take(kind) ?? begin(start);
    const sizeAtStart = process.memoryUsage.rss();
    let isFit = false;
    try {
      const result = await work(thread);
      isFit = process.memoryUsage.rss() - sizeAtStart < MOST_GROWTH_BYTES;
      return result;
    } finally {
      if (isFit) keep(kind, thread, idleMs);
      else await thread.terminate();
    }
  });
  const done = () => undefined;
  shared.earshotTurn = turn.then(done, done);
  return turn;
}

/** Ends the threads that are kept. */
export async function endThreads(): Promise<void> {
  await Promise.all([...(shared.earshotThreads?.keys() ?? [])].map((kind) => take(kind)?.terminate()));
}

function begin(start: () => Worker): Worker {
  const thread = start();
  // It may die while it waits or after we gave up on it; that must not crash the server.
  thread.on("error", () => undefined);
  thread.once("exit", () => {
    for (const [kind, kept] of shared.earshotThreads ?? []) if (kept.thread === thread) take(kind);
  });
  return thread;
}

function take(kind: string): Worker | null {
  const kept = shared.earshotThreads?.get(kind);
  if (!kept) return null;
  shared.earshotThreads?.delete(kind);
  clearTimeout(kept.idle);
  kept.thread.ref();
  return kept.thread;
}

function keep(kind: string, thread: Worker, idleMs: number): void {
  shared.earshotThreads ??= new Map();
  const idle = setTimeout(() => void take(kind)?.terminate(), idleMs).unref();
  shared.earshotThreads.set(kind, { thread, idle });
  thread.unref();
}
