const TIMES_AS_LONG = 2;
const LONGEST_REST_MS = 6_000;

/**
 * Paces readings of a large board: each is followed by a rest twice as long as it took. If several people change a
 * board of 2,000 cards, the server would otherwise spend all its time comparing it for everyone watching. Urgent
 * readings, such as for one's own change, don't wait.
 */
export class Pace {
  #restsUntil = 0;
  #wake: (() => void) | undefined;
  #isUrgent = false;

  /** Ends the current rest, or the next one. */
  hurry(): void {
    this.#isUrgent = true;
    this.#wake?.();
  }

  async read<T>(work: () => Promise<T>): Promise<T> {
    await this.#rest();
    this.#isUrgent = false;
    const began = performance.now();
    try {
      return await work();
    } finally {
      const ended = performance.now();
      this.#restsUntil = ended + Math.min((ended - began) * TIMES_AS_LONG, LONGEST_REST_MS);
    }
  }

  async #rest(): Promise<void> {
    const restMs = this.#restsUntil - performance.now();
    if (this.#isUrgent || restMs <= 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, restMs);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = undefined;
  }
}
