const TIMES_AS_LONG = 2;
const LONGEST_REST_MS = 6_000;

/**
 * Readings of a large board, one after the other: after each comes a rest twice as long as it took. Where several people
 * change a board of 2,000 cards, the server would otherwise compare all of it for everybody who looks on, without end.
 * What is urgent, such as one's own change, waits for no rest.
 */
export class Pace {
  #restsUntil = 0;
  #wake: (() => void) | undefined;
  #isUrgent = false;

  /** Ends the rest that is on, or that comes next. */
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
