import { setTimeout } from "node:timers/promises";
import { Alarm } from "@/lib/core/alarm";
import { type Attempted, settle } from "./settle";

const MOST_A_WRITE = 500;
/** After that the leases have run out and others make the attempts again. */
const KEPT_MS = 60_000;

/** Writes outcomes in the order they come, as many at once as have gathered; a database that is away is waited for. */
export class Outcomes {
  readonly #alarm = new Alarm("Outcomes of webhook deliveries are not being written.");
  #waiting: Attempted[] = [];
  #writing: Promise<void> | undefined;

  constructor(private readonly written: (attempted: Attempted[]) => void) {}

  add(attempted: Attempted): void {
    this.#waiting.push(attempted);
    this.#writing ??= this.#writeAll().finally(() => {
      this.#writing = undefined;
      this.written([]);
    });
  }

  get isBusy(): boolean {
    return this.#writing !== undefined;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.slice(0, MOST_A_WRITE);
      try {
        await settle(batch);
        this.#waiting.splice(0, batch.length);
        this.#alarm.clear();
        this.written(batch);
      } catch (error) {
        await setTimeout(this.#alarm.raise(error));
        const oldest = Date.now() - KEPT_MS;
        this.#waiting = this.#waiting.filter(({ outcome }) => outcome.sentAt.getTime() > oldest);
      }
    }
  }
}
