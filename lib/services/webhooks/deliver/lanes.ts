import type { Claimed, Outcome } from "./claimed";
import { AT_ONCE, Lane } from "./lane";

/** Per process. Beyond it, each webhook still gets a few, so that none waits for the others. */
const MOST_IN_FLIGHT = 2_000;
const ALWAYS = 2;
const IDLE_MS = 60_000;

type Wanted = { free: Map<string, number>; usual: number };

/** The lanes of all webhooks that this process delivers to. */
export class Lanes {
  readonly #lanes = new Map<string, Lane>();
  inFlight = 0;

  /** How much to claim for each lane, and for a webhook that doesn't have one yet. */
  wanted(): Wanted {
    const isCrowded = this.inFlight >= MOST_IN_FLIGHT;
    const free = new Map<string, number>();
    for (const [id, lane] of this.#lanes) {
      if (lane.isIdleFor(IDLE_MS)) this.#lanes.delete(id);
      else free.set(id, isCrowded ? Math.min(lane.free, Math.max(0, ALWAYS - lane.held)) : lane.free);
    }
    return { free, usual: isCrowded ? ALWAYS : AT_ONCE.first };
  }

  take(claimed: Claimed[], { free, usual }: Wanted): void {
    const counts = new Map<string, number>();
    for (const delivery of claimed) {
      this.#laneOf(delivery.webhookId).queue.push(delivery);
      counts.set(delivery.webhookId, (counts.get(delivery.webhookId) ?? 0) + 1);
    }
    for (const [id, lane] of this.#lanes) {
      const asked = free.get(id) ?? usual;
      // Lanes that weren't asked about keep what was known.
      if (asked > 0) lane.hasMore = (counts.get(id) ?? 0) >= asked;
    }
  }

  /** The next delivery of a lane that has room, if it was claimed after `oldestMs`; it then counts as in flight. */
  start(webhookId: string, oldestMs: number): Claimed | undefined {
    const lane = this.#laneOf(webhookId);
    // The queue is in claim order. Entries that are too old become available to others when their lease ends.
    while ((lane.queue[0]?.claimedAtMs ?? oldestMs) < oldestMs) lane.queue.shift();
    const next = lane.hasRoom ? lane.queue.shift() : undefined;
    if (!next) return undefined;
    lane.inFlight += 1;
    this.inFlight += 1;
    return next;
  }

  /** Returns whether more should be claimed for the lane. */
  finish(webhookId: string, outcome: Outcome): boolean {
    const lane = this.#laneOf(webhookId);
    lane.inFlight -= 1;
    this.inFlight -= 1;
    lane.learn(outcome);
    return lane.isLow;
  }

  halt(webhookId: string): void {
    this.#laneOf(webhookId).halt();
  }

  /** Empties all queues and returns what was in them. */
  dropQueues(): Claimed[] {
    return [...this.#lanes.values()].flatMap((lane) => lane.queue.splice(0));
  }

  #laneOf(webhookId: string): Lane {
    const lane = this.#lanes.get(webhookId) ?? new Lane();
    this.#lanes.set(webhookId, lane);
    return lane;
  }
}
