import type { Upload } from "./upload";

const MOST_SHOWN = 60;

/** What needs a decision comes first, then what is being sent, what is waiting, and what is done. */
const PLACES: Record<Upload["state"], number> = {
  failed: 0,
  duplicate: 0,
  finishing: 1,
  sending: 1,
  checking: 1,
  waiting: 2,
  done: 3,
};

/** The tray's rows in order, and how many more there are. */
export function trayOrder(uploads: readonly Upload[]): { shown: Upload[]; more: number } {
  const all = uploads.toSorted((a, b) => PLACES[a.state] - PLACES[b.state] || a.key - b.key);
  return { shown: all.slice(0, MOST_SHOWN), more: Math.max(0, all.length - MOST_SHOWN) };
}
