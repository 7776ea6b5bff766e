import type { Dispatcher } from "undici";
import { Alarm } from "@/lib/core/alarm";
import { log } from "@/lib/core/log";
import { disable } from "../disable";
import { claim } from "./claim";
import { type Claimed, isSuccess } from "./claimed";
import { Lanes } from "./lanes";
import { Outcomes } from "./outcomes";
import { delayAfter } from "./schedule";
import { send } from "./send";
import type { Attempted } from "./settle";
import { unclaim } from "./unclaim";

const POLL_MS = 1_000;
/** Commits that follow each other closely share a claim. */
const GATHER_MS = 10;
const MOST_A_CLAIM = 500;
const GONE = 410;

type Options = {
  dispatcher: Dispatcher;
  timeoutMs?: number;
  /** Longer than two consecutive attempts take. */
  leaseMs?: number;
  delay?: typeof delayAfter;
};

/** Resolves when the promise does or the time is up, whichever comes first. */
async function within(promise: Promise<void>, longestMs: number): Promise<void> {
  if (longestMs === Number.POSITIVE_INFINITY) return promise;
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, longestMs);
  });
  await Promise.race([promise, over]);
  clearTimeout(timer);
}

/**
 * Claims due deliveries and makes the attempts, with one lane per webhook. Any number of processes can share the work;
 * deliveries held by a process that was killed are due again when their leases end.
 */
export class Deliverer {
  readonly #alarm = new Alarm("Deliveries to webhooks are not being claimed.");
  readonly #lanes = new Lanes();
  readonly #outcomes = new Outcomes(
    (attempted) => this.#written(attempted),
    () => this.#lanes.inFlight > 0,
  );
  readonly #options: Required<Options>;
  #claiming: Promise<void> | undefined;
  #again = false;
  #isGathering = false;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #resting: (() => void)[] = [];

  constructor({ dispatcher, timeoutMs = 15_000, leaseMs = 45_000, delay = delayAfter }: Options) {
    this.#options = { dispatcher, timeoutMs, leaseMs, delay };
  }

  /** Looks for due deliveries now, and every second from then on. */
  wake(): void {
    this.#again = true;
    if (this.#stopped || this.#claiming || this.#isGathering) return;
    clearTimeout(this.#timer);
    this.#claiming = this.#claim().then((waitMs) => {
      this.#claiming = undefined;
      if (this.#stopped) return;
      this.#isGathering = this.#again;
      this.#timer = setTimeout(() => this.#wakeLater(), this.#again ? Math.max(GATHER_MS, waitMs) : POLL_MS + waitMs);
      this.#rest();
    });
  }

  /** Looks for due deliveries, and resolves when none is left or in flight, at the latest after `longestMs`. */
  async settled(longestMs = Number.POSITIVE_INFINITY): Promise<void> {
    const rested = new Promise<void>((resolve) => this.#resting.push(resolve));
    this.wake();
    await within(rested, longestMs);
  }

  /** Claims nothing more, returns what wasn't sent, and waits for the attempts in flight. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#claiming;
    await unclaim(this.#lanes.dropQueues()).catch((error: unknown) =>
      log().warn({ err: error }, "Claimed deliveries wait for the end of their leases."),
    );
    if (!this.#isBusy) return;
    const rested = new Promise<void>((resolve) => this.#resting.push(resolve));
    await within(rested, this.#options.timeoutMs + 5_000);
  }

  get #isBusy(): boolean {
    return this.#lanes.inFlight > 0 || this.#outcomes.isBusy;
  }

  #wakeLater(): void {
    this.#isGathering = false;
    this.wake();
  }

  /** Makes one claim and returns how long to wait before the next. Never throws. */
  async #claim(): Promise<number> {
    this.#again = false;
    try {
      const wanted = this.#lanes.wanted();
      const claimed = await claim({ ...wanted, most: MOST_A_CLAIM, leaseMs: this.#options.leaseMs });
      this.#alarm.clear();
      this.#lanes.take(claimed, wanted);
      if (claimed.length === MOST_A_CLAIM) this.#again = true;
      for (const id of new Set(claimed.map(({ webhookId }) => webhookId))) this.#fill(id);
      return 0;
    } catch (error) {
      return this.#alarm.raise(error);
    }
  }

  /** Sends as much as the lane has room for, except deliveries whose lease may end before the response. */
  #fill(webhookId: string): void {
    const { leaseMs, timeoutMs } = this.#options;
    const oldestMs = Date.now() - (leaseMs - timeoutMs);
    for (let next = this.#lanes.start(webhookId, oldestMs); next; next = this.#lanes.start(webhookId, oldestMs))
      void this.#attempt(next);
  }

  async #attempt(delivery: Claimed): Promise<void> {
    const { dispatcher, timeoutMs, delay } = this.#options;
    const outcome = await send(delivery, dispatcher, timeoutMs);
    const made = delivery.attempts + 1 - delivery.replayedAfter;
    const isOver = isSuccess(outcome) || outcome.status === GONE;
    if (outcome.status === GONE) this.#lanes.halt(delivery.webhookId);
    const isLow = this.#lanes.finish(delivery.webhookId, outcome);
    if (!this.#stopped) this.#fill(delivery.webhookId);
    this.#outcomes.add({ delivery, outcome, nextInMs: isOver ? null : delay(made, outcome.retryAfterMs) });
    if (this.#stopped || !isLow) return;
    // A receiver that is fast enough isn't made to wait for a batch.
    this.#isGathering &&= this.#claiming !== undefined;
    this.wake();
  }

  #written(attempted: Attempted[]): void {
    const gone = attempted.filter(({ outcome }) => outcome.status === GONE).map(({ delivery }) => delivery.webhookId);
    for (const id of new Set(gone))
      disable(id, "gone").catch((error: unknown) =>
        log().error({ err: error }, "A webhook that is gone was not disabled."),
      );
    this.#rest();
  }

  #rest(): void {
    if (this.#isBusy || this.#claiming || (this.#again && !this.#stopped)) return;
    for (const resolve of this.#resting.splice(0)) resolve();
  }
}
