import { log } from "./log";

/** Logs once that something is lost and once that it is back, however often a loop notices it in between. */
export class Alarm {
  #failures = 0;
  constructor(private readonly sentence: string) {}

  /** Returns how long to wait before the next try: from 250 ms to 5 s. */
  raise(error: unknown): number {
    if (this.#failures === 0) log().error({ err: error }, this.sentence);
    this.#failures += 1;
    return Math.min(5_000, 250 * 2 ** Math.min(this.#failures - 1, 5));
  }

  clear(): void {
    if (this.#failures > 0) log().info(`${this.sentence} It works again.`);
    this.#failures = 0;
  }
}
