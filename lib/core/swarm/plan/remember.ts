import type { Action } from "@/lib/core/swarm/types";
import type { Memory } from "./memory";
import { pageOf, type Turn } from "./turn";

/** An agent's memory after looking at the page that its last step led to. */
export function remember({ memory, observation, persona, result }: Turn): Memory {
  const next: Memory = structuredClone(memory);
  next.steps += 1;
  if (result && result.durationMs > persona.patience.waitMs) next.slow += 1;
  const url = observation ? pageOf(observation.url) : "";
  if (url && url !== memory.url) {
    next.visits[url] = (next.visits[url] ?? 0) + 1;
    if (memory.url) next.depth += 1;
    next.url = url;
  }
  return next;
}

/** The element an act uses, the task's words it follows, and the button it prepares. */
export type Used = { key?: string; words?: string[]; sending?: string };

/** An agent's memory after deciding on an act. */
export function decided(memory: Memory, action: Action, { key, words = [], sending }: Used): Memory {
  const next: Memory = structuredClone(memory);
  // A correction makes submitting once more worthwhile.
  if (sending) next.tried[sending] = Math.max(0, (next.tried[sending] ?? 0) - 1);
  if (action.kind === "back") {
    next.backs += 1;
    next.depth = Math.max(0, next.depth - 1);
    next.url = "";
    next.followed = {};
  }
  for (const word of words) next.followed[word] = (next.followed[word] ?? 0) + 1;
  if (!key) return next;
  const book = action.kind === "click" || action.kind === "press" || action.kind === "wait" ? next.tried : next.filled;
  book[key] = (book[key] ?? 0) + 1;
  return next;
}
