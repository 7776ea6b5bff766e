import type { Draft } from "../analyst/analyst";
import { ENGLISH } from "../analyst/wording/english";
import { GERMAN } from "../analyst/wording/german";
import { leftOutLine } from "../analyst/wording/left-out";
import type { Looking } from "../prepare";
import type { Loaded } from "../retrieve/corpus/load-corpus";
import { checkQuotes } from "./check-quotes";
import type { Composed, Telling } from "./composed";

/**
 * A draft over all that was said, with its quotes checked and what was left out; nothing is cited if no quote holds.
 */
export function composeDraft(
  draft: Draft,
  { leftOut }: Loaded,
  { question }: Looking,
  german: boolean,
  { onChecked }: Telling,
): Composed {
  const checked = checkQuotes(draft);
  const more = leftOutLine(leftOut, german ? GERMAN : ENGLISH, question.turns);
  const told = { ...checked, paragraphs: [...checked.paragraphs, ...more], notes: more };
  if (told.citations.length > 0) onChecked?.(told);
  return { ...told, fallback: false, followUps: [] };
}
