const WINDOW_MS = 8_000;
const SHORTEST_MS = 1_000;

/** How fast bytes go out, over the last seconds. */
export class Speed {
  #samples: { atMs: number; bytes: number }[] = [];

  /** `bytes` is all that was sent so far. Answers bytes a second, or null while it is too early to say. */
  note(bytes: number, atMs: number): number | null {
    // A part that starts over takes its bytes back: what was measured before says nothing then.
    if (bytes < (this.#samples.at(-1)?.bytes ?? 0)) this.#samples = [];
    this.#samples.push({ atMs, bytes });
    while (this.#samples.length > 2 && atMs - (this.#samples[0]?.atMs ?? 0) > WINDOW_MS) this.#samples.shift();
    const first = this.#samples[0];
    if (!first || atMs - first.atMs < SHORTEST_MS) return null;
    return ((bytes - first.bytes) / (atMs - first.atMs)) * 1000;
  }
}
