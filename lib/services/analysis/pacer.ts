const SLICE_MS = 8;

/** Call it now and then in a long computation: every few milliseconds it lets everything else run. */
export function pacer(signal?: AbortSignal): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    signal?.throwIfAborted();
    began = performance.now();
  };
}
