const SLICE_MS = 8;

/**
 * Of all computations together: many short passes in a row, each with its own pacer, hold up others like a long one.
 */
const shared = globalThis as typeof globalThis & { earshotPausedAt?: number };

/** For long computations: called regularly, it yields to the event loop every few milliseconds. */
export const pacer =
  (signal?: AbortSignal): (() => Promise<void>) =>
  async () => {
    if (performance.now() - (shared.earshotPausedAt ?? 0) < SLICE_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    signal?.throwIfAborted();
    shared.earshotPausedAt = performance.now();
  };
