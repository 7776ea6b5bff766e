/** Lets at most `atOnce` acts run at a time, in the order in which they asked. */
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
      // The turn goes over as it is, so nobody who asks in between gets ahead.
      if (next) next();
      else this.#running -= 1;
    }
  }
}
