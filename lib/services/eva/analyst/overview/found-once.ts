import type { FoundTheme } from "@/lib/services/analysis/themes/theme";
import type { Corpus } from "@/lib/services/eva/retrieve/corpus/corpus";

type Found = readonly FoundTheme[];
type Running = { found: Promise<Found>; waiting: number; stop: AbortController };

/** By what was read (`keepDocuments`): whoever may see something else, or sees it changed, has read something else. */
const known = new WeakMap<Corpus["documents"], Map<string, Running>>();

/**
 * Finds something in all that was read once, for every question about all of it, also for those who ask while it is
 * being found. It is stopped when the last of them has left, and what failed or was stopped is done anew for the next.
 */
export async function foundOnce(
  documents: Corpus["documents"],
  name: string,
  find: (signal: AbortSignal) => Promise<Found>,
  signal?: AbortSignal,
): Promise<Found> {
  signal?.throwIfAborted();
  const all = known.get(documents) ?? new Map<string, Running>();
  known.set(documents, all);
  const running = all.get(name) ?? start(find);
  all.set(name, running);
  const forget = () => {
    if (all.get(name) === running) all.delete(name);
  };
  running.waiting += 1;
  const leave = new Promise<never>((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([running.found, leave]);
  } catch (error) {
    if (!signal?.aborted || running.waiting === 1) forget();
    throw error;
  } finally {
    running.waiting -= 1;
    if (running.waiting === 0) running.stop.abort();
  }
}

function start(find: (signal: AbortSignal) => Promise<Found>): Running {
  const stop = new AbortController();
  const found = find(stop.signal);
  // Whoever waited may have left by then.
  found.catch(() => undefined);
  return { found, waiting: 0, stop };
}
