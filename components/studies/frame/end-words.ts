import { counted } from "@/lib/core/text/counted";
import type { StudySummary } from "../shapes";

/** What ending a study early means, with its own figures. */
export function endWords({ completed, target, inProgress }: StudySummary["counts"]): string {
  const finished =
    target === null || completed >= target
      ? `${counted(completed, "finished session")} ${completed === 1 ? "stays as is" : "stay as is"}.`
      : `${completed} of ${counted(target, "person", "people")} ${target === 1 ? "has" : "have"} finished; what they said stays, and nothing is refunded for the rest.`;
  const now =
    inProgress === 0
      ? ""
      : ` ${inProgress === 1 ? "One person is" : `${inProgress} people are`} taking part right now. They’ll be thanked, and what they’ve said so far is kept but not counted.`;
  return `${finished}${now} The link closes for good. This can’t be undone.`;
}
