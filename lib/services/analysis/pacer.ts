const SLICE_MS = 8;

/** For long computations: called regularly, it yields to the event loop every few milliseconds. */
export function pacer(signal?: AbortSignal): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    signal?.throwIfAborted();
    began = performance.now();
  };
}
