import { Alarm } from "@/lib/core/alarm";
import { personOf } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { look } from "./look";
import type { Watcher } from "./watcher";

const LOOK_EVERY_MS = 400;
const MOST_WATCHERS = 2_000;
const MOST_OF_ONE = 30;

/** Polls the boards watched in this process: one statement each time, none while nobody watches. */
class Lookout {
  readonly #alarm = new Alarm("Changes of boards can't be looked for.");
  readonly #watchers = new Set<Watcher>();
  #timer: NodeJS.Timeout | undefined;

  /** Returns a function that ends the watching. Throws `rate_limited` if there are too many watchers. */
  join(watcher: Watcher): () => void {
    const mine = [...this.#watchers].filter(({ ctx }) => personOf(ctx) === personOf(watcher.ctx));
    if (this.#watchers.size >= MOST_WATCHERS || mine.length >= MOST_OF_ONE)
      throw new AppError("rate_limited", "Too many boards are being watched at once. Close one and try again.", {
        retryAfterSeconds: 30,
      });
    this.#watchers.add(watcher);
    this.#timer ??= setTimeout(() => void this.#lookAgain(), LOOK_EVERY_MS);
    return () => {
      this.#watchers.delete(watcher);
    };
  }

  /** Disconnects everyone, because the process is ending. */
  close(): void {
    for (const { tell } of this.#watchers) tell(null);
    this.#watchers.clear();
  }

  async #lookAgain(): Promise<void> {
    let waitMs = LOOK_EVERY_MS;
    try {
      const watchers = [...this.#watchers];
      const seen = await look(watchers);
      for (const watcher of watchers) if (this.#watchers.has(watcher)) watcher.tell(seen.get(watcher) ?? null);
      this.#alarm.clear();
    } catch (error) {
      waitMs = this.#alarm.raise(error);
    }
    this.#timer = this.#watchers.size > 0 ? setTimeout(() => void this.#lookAgain(), waitMs) : undefined;
  }
}

const shared = globalThis as typeof globalThis & { earshotLookout?: Lookout };

export function lookout(): Lookout {
  shared.earshotLookout ??= new Lookout();
  return shared.earshotLookout;
}
