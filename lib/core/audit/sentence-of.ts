import { upperFirst } from "@/lib/core/text/upper-first";
import { ACTIONS } from "./actions";

/** What was done, as a person reads it; an action that isn't in the catalog is shown by its own words. */
export function sentenceOf(action: string): string {
  const known = ACTIONS[action];
  if (known) return known;
  const words = action.replace(/[._]+/g, " ");
  return upperFirst(words);
}
