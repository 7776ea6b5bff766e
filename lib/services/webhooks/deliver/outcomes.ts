import { setTimeout as sleep } from "node:timers/promises";
import { Alarm } from "@/lib/core/alarm";
import { type Attempted, settle } from "./settle";

const MOST_A_WRITE = 500;
/** Outcomes close together share a write, because each write is planned anew, which costs as much as 30 rows. */
const GATHER_MS = 20;
/** By then the leases have ended and other processes make the attempts again. */
const KEPT_MS = 60_000;

/** Writes outcomes in order, in batches of whatever has accumulated, and waits while the database is unreachable. */
export class Outcomes {
  readonly #alarm = new Alarm("Outcomes of webhook deliveries are not being written.");
  #waiting: Attempted[] = [];
  #enough: (() => void) | undefined;
  isBusy = false;

  constructor(
    private readonly written: (attempted: Attempted[]) => void,
    private readonly areMoreComing: () => boolean,
  ) {}

  add(attempted: Attempted): void {
    this.#waiting.push(attempted);
    if (this.#isEnough) this.#enough?.();
    if (!this.isBusy) void this.#writeAll();
  }

  get #isEnough(): boolean {
    return this.#waiting.length >= MOST_A_WRITE || !this.areMoreComing();
  }

  async #gather(): Promise<void> {
    if (this.#isEnough) return;
    await new Promise<void>((resolve) => {
      this.#enough = resolve;
      setTimeout(resolve, GATHER_MS);
    });
  }

  async #writeAll(): Promise<void> {
    this.isBusy = true;
    while (this.#waiting.length > 0) {
      await this.#gather();
      const batch = this.#waiting.slice(0, MOST_A_WRITE);
      try {
        await settle(batch);
        this.#waiting.splice(0, batch.length);
        this.#alarm.clear();
        this.written(batch);
      } catch (error) {
        await sleep(this.#alarm.raise(error));
        const oldest = Date.now() - KEPT_MS;
        this.#waiting = this.#waiting.filter(({ outcome }) => outcome.sentAt.getTime() > oldest);
      }
    }
    this.isBusy = false;
    this.written([]);
  }
}
