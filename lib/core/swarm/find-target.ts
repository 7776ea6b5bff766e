import type { Observation, PageElement } from "./observation";
import type { Target } from "./types";

/** The element meant by an action recorded on another day; null if the page no longer has it. */
export function findTarget(observation: Observation, target: Target): PageElement | null {
  const same = observation.elements.filter(({ role, name }) => role === target.role && name === target.name);
  return same.find(({ ref }) => ref === target.ref) ?? same[0] ?? null;
}
