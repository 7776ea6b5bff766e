const WINDOW_MS = 8_000;
const SHORTEST_MS = 1_000;

/** The upload speed over the last seconds. */
export class Speed {
  #samples: { atMs: number; bytes: number }[] = [];

  /** `bytes` is everything sent so far. Returns bytes per second, or null while it is too early to say. */
  note(bytes: number, atMs: number): number | null {
    // A part that starts over takes its bytes back: earlier measurements then mean nothing.
    if (bytes < (this.#samples.at(-1)?.bytes ?? 0)) this.#samples = [];
    this.#samples.push({ atMs, bytes });
    while (this.#samples.length > 2 && atMs - (this.#samples[0]?.atMs ?? 0) > WINDOW_MS) this.#samples.shift();
    const first = this.#samples[0];
    if (!first || atMs - first.atMs < SHORTEST_MS) return null;
    return ((bytes - first.bytes) / (atMs - first.atMs)) * 1000;
  }
}
