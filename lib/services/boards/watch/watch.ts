import type { Context } from "@/lib/core/context";
import { getVersion } from "./get-version";
import { lookout } from "./lookout";

const PING_EVERY_MS = 20_000;
const LONGEST_MS = 10 * 60_000;

export type BoardEvent = { event: "version"; data: { version: number } } | { event: "ping"; data: object };

/**
 * The versions of a board as they come, the present one first, with occasional pings, so that a lost connection is
 * noticed. Ends on `signal`, if the caller may no longer see the board, and after ten minutes.
 */
export async function watch(ctx: Context, boardId: string, signal: AbortSignal): Promise<AsyncGenerator<BoardEvent>> {
  const version = await getVersion(ctx, boardId);
  const line = new Line(version);
  const leave = lookout().join({ ctx, boardId, tell: (seen) => line.hear(seen) });
  const stop = () => {
    leave();
    line.hear(null);
  };
  signal.addEventListener("abort", stop, { once: true });
  if (signal.aborted) stop();
  return events(line, leave);
}

async function* events(line: Line, leave: () => void): AsyncGenerator<BoardEvent> {
  const end = Date.now() + LONGEST_MS;
  try {
    while (Date.now() < end) {
      const version = await line.next(PING_EVERY_MS);
      if (version === null) return;
      yield version === "nothing new" ? { event: "ping", data: {} } : { event: "version", data: { version } };
    }
  } finally {
    leave();
  }
}

/** Holds the newest version not yet consumed; skipped versions are dropped. */
class Line {
  #told = -1;
  #wake: (() => void) | undefined;
  constructor(private heard: number | null) {}

  hear(version: number | null): void {
    if (this.heard === null) return;
    this.heard = version;
    if (version === null || version > this.#told) this.#wake?.();
  }

  async next(patienceMs: number): Promise<number | null | "nothing new"> {
    if (this.heard !== null && this.heard <= this.#told) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, patienceMs);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#wake = undefined;
    }
    if (this.heard === null || this.heard > this.#told) {
      this.#told = this.heard ?? this.#told;
      return this.heard;
    }
    return "nothing new";
  }
}
