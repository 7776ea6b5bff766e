import { type Claimed, isSuccess, type Outcome } from "./claimed";

/** Concurrent requests from one process to one webhook. */
export const AT_ONCE = { first: 16, least: 8, most: 128 } as const;
/** If a receiver responds faster than this, its next deliveries are claimed before it is free. */
const QUICK_MS = 250;
/** A paused lane tries again after this long at most, because a person who sends a test wants to see the result. */
const LONGEST_PAUSE_MS = 5 * 60 * 1000;
const GONE_PAUSE_MS = 5_000;

/**
 * One webhook's claimed deliveries and how many of them are sent concurrently. Successes widen the lane and signs of
 * overload narrow it, so a hanging receiver ties up little and a fast one gets all it can take.
 */
export class Lane {
  readonly queue: Claimed[] = [];
  inFlight = 0;
  /** True while the last claim took as much as it could: there may be more. */
  hasMore = false;
  // By a clock that nobody sets: set back by an hour, a pause would have been longer by that.
  #usedAt = performance.now();
  #width: number = AT_ONCE.first;
  #usualMs = QUICK_MS;
  #pausedUntil = 0;

  /**
   * How many deliveries the lane may hold: those in flight plus, for a fast receiver, what it will take in a moment.
   */
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
    if (performance.now() < this.#pausedUntil) return 0;
    return Math.max(0, this.#capacity - this.held);
  }

  /** Whether a claim is worth its round trip. */
  get isLow(): boolean {
    return this.hasMore && this.free >= Math.max(1, this.#capacity / 2);
  }

  isIdleFor(durationMs: number): boolean {
    const now = performance.now();
    return this.held === 0 && now - this.#usedAt > durationMs && now > this.#pausedUntil;
  }

  /** Sends nothing more of what is claimed; the webhook is disabled before the pause ends. */
  halt(): void {
    this.queue.length = 0;
    this.#pausedUntil = performance.now() + GONE_PAUSE_MS;
  }

  learn(outcome: Outcome): void {
    this.#usedAt = performance.now();
    this.#usualMs += (outcome.durationMs - this.#usualMs) / 8;
    if (isSuccess(outcome)) this.#width = Math.min(AT_ONCE.most, this.#width + 1);
    else if (outcome.status === null || outcome.status === 429 || outcome.status === 503)
      this.#width = Math.max(AT_ONCE.least, Math.floor(this.#width / 2));
    if (!isSuccess(outcome) && outcome.retryAfterMs > 0)
      this.#pausedUntil = performance.now() + Math.min(outcome.retryAfterMs, LONGEST_PAUSE_MS);
  }
}
