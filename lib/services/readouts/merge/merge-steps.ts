import { newId } from "@/lib/core/ids";
import type { StepContent } from "../content";
import type { Found, FoundClaim } from "./found-content";
import { pairUp } from "./pair-up";

/** Steps that a person worded, took on, did or hid stay; the others are replaced. `left`: ids of all claims. */
export function mergeSteps(
  before: readonly StepContent[],
  found: Found["steps"],
  idOf: (claim: FoundClaim) => string,
  left: ReadonlySet<string>,
): StepContent[] {
  const fresh = found.map(({ text, claims }) => ({ text, claimIds: claims.map(idOf).filter((id) => left.has(id)) }));
  const { of, by } = pairUp(fresh, before, (one, other) => {
    const known = one.claimIds.filter((id) => other.claimIds.includes(id)).length;
    return known + (one.text === other.text ? 1 : 0);
  });
  const kept = before.flatMap((step) => {
    const again = by.get(step);
    const isPersons = step.edited || step.hidden || step.status === "done";
    if (!again && !isPersons) return [];
    const claimIds = step.claimIds.filter((id) => left.has(id));
    return [isPersons || !again ? { ...step, claimIds } : { ...step, ...again }];
  });
  const added = fresh.filter((step) => !of.has(step) && step.claimIds.length > 0);
  const own = { owner: null, status: "open" as const, hidden: false, edited: false };
  return [...kept, ...added.map((step): StepContent => ({ ...step, id: newId("nextStep"), ...own }))];
}
