import type { Observation, PageElement } from "./observation";
import type { Target } from "./types";

/** The element that an action of another day was meant for; null when the page has it no more. */
export function findTarget(observation: Observation, target: Target): PageElement | null {
  const same = observation.elements.filter(({ role, name }) => role === target.role && name === target.name);
  return same.find(({ ref }) => ref === target.ref) ?? same[0] ?? null;
}
