import { setTimeout } from "node:timers/promises";
import type { Watch } from "./watch";

const LOOK_MS = 50;
const QUIET_MS = 250;

/** Waits until no requests were made for a moment, at most `mostMs`; false if the page never settled. */
export async function settle(watch: Watch, mostMs: number): Promise<boolean> {
  const end = Date.now() + mostMs;
  let quietSince = Date.now();
  while (Date.now() < end && !watch.ended) {
    if (watch.busy) quietSince = Date.now();
    else if (Date.now() - quietSince >= QUIET_MS) return true;
    await setTimeout(LOOK_MS);
  }
  return false;
}
