import { type Claimed, isSuccess, type Outcome } from "./claimed";

/** At once to one webhook from one process: at first, at least, at most. */
export const AT_ONCE = { first: 16, least: 8, most: 128 } as const;
/** A receiver that answers faster than this gets its next ones claimed before it is free. */
const QUICK_MS = 250;
/** Later than that others try: a person who asks for a test wants to see it. */
const LONGEST_PAUSE_MS = 5 * 60 * 1000;
const GONE_PAUSE_MS = 5_000;

/**
 * The way to one webhook: what is claimed for it and how much it takes at once. Successes widen it, what sounds like
 * too much narrows it, so that a receiver that hangs ties up little and a quick one gets all it can take.
 */
export class Lane {
  readonly queue: Claimed[] = [];
  inFlight = 0;
  /** True while the last claim took all that it could: there may be more. */
  hasMore = false;
  #usedAt = Date.now();
  #width: number = AT_ONCE.first;
  #usualMs = QUICK_MS;
  #pausedUntil = 0;

  /** How many it may hold: those under way, and for a quick receiver what it takes in a moment. */
  get #capacity(): number {
    return this.#usualMs < QUICK_MS ? 8 * this.#width : this.#width;
  }

  get held(): number {
    return this.inFlight + this.queue.length;
  }

  get hasRoom(): boolean {
    return this.inFlight < this.#width;
  }

  /** How many more to claim now. */
  get free(): number {
    if (Date.now() < this.#pausedUntil) return 0;
    return Math.max(0, this.#capacity - this.held);
  }

  /** True when a claim is worth its round trip. */
  get isLow(): boolean {
    return this.hasMore && this.free >= Math.max(1, this.#capacity / 2);
  }

  isIdleFor(durationMs: number): boolean {
    const now = Date.now();
    return this.held === 0 && now - this.#usedAt > durationMs && now > this.#pausedUntil;
  }

  /** Sends nothing more of what is claimed; by the time it would go on, the webhook is switched off. */
  halt(): void {
    this.queue.length = 0;
    this.#pausedUntil = Date.now() + GONE_PAUSE_MS;
  }

  learn(outcome: Outcome): void {
    this.#usedAt = Date.now();
    this.#usualMs += (outcome.durationMs - this.#usualMs) / 8;
    if (isSuccess(outcome)) this.#width = Math.min(AT_ONCE.most, this.#width + 1);
    else if (outcome.status === null || outcome.status === 429 || outcome.status === 503)
      this.#width = Math.max(AT_ONCE.least, Math.floor(this.#width / 2));
    if (!isSuccess(outcome) && outcome.retryAfterMs > 0)
      this.#pausedUntil = Date.now() + Math.min(outcome.retryAfterMs, LONGEST_PAUSE_MS);
  }
}
