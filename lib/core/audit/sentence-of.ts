import { upperFirst } from "@/lib/core/upper-first";
import { ACTIONS } from "./actions";

/** What was done, as a person reads it; an action that is not in the catalogue is told by its own words. */
export function sentenceOf(action: string): string {
  const known = ACTIONS[action];
  if (known) return known;
  const words = action.replace(/[._]+/g, " ");
  return upperFirst(words);
}
