import type { Action } from "@/lib/core/swarm/types";
import type { Memory } from "./memory";
import { pageOf, type Turn } from "./turn";

/** What an agent knows once it has looked at the page after its last step. */
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

/** What it knows once it has made up its mind. `key` names what it uses. */
export function decided(memory: Memory, action: Action, key: string | null): Memory {
  const next: Memory = structuredClone(memory);
  if (action.kind === "back") {
    next.backs += 1;
    next.depth = Math.max(0, next.depth - 1);
    next.url = "";
  }
  if (key === null) return next;
  const book = action.kind === "click" || action.kind === "press" || action.kind === "wait" ? next.tried : next.filled;
  book[key] = (book[key] ?? 0) + 1;
  return next;
}
