/** Runs at most `atOnce` actions at a time, in the order in which they were requested. */
export class Turns {
  #running = 0;
  #waiting: (() => void)[] = [];

  constructor(private readonly atOnce: number) {}

  async take<T>(act: () => Promise<T>): Promise<T> {
    if (this.#running >= this.atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await act();
    } finally {
      const next = this.#waiting.shift();
      // The turn is passed on directly, so that nobody who asks in between gets ahead.
      if (next) next();
      else this.#running -= 1;
    }
  }
}
