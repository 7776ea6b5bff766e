import type { Draft } from "../analyst/analyst";
import { ENGLISH } from "../analyst/wording/english";
import { GERMAN } from "../analyst/wording/german";
import { leftOutLine } from "../analyst/wording/left-out";
import type { Looking } from "../prepare";
import type { Loaded } from "../retrieve/corpus/load-corpus";
import { passagesOf } from "../retrieve/corpus/passages";
import { checkQuotes } from "./check-quotes";
import type { Composed, Telling } from "./composed";
import { unreadNotes } from "./language-notes";

/**
 * A draft over all that was said, with its quotes checked and what was left out; nothing is cited if no quote holds.
 */
export async function composeDraft(
  draft: Draft,
  corpus: Loaded,
  looking: Looking,
  german: boolean,
  { onChecked }: Telling,
): Promise<Composed> {
  const checked = checkQuotes(draft);
  const more = await notesOn(corpus, looking, german);
  const told = { ...checked, paragraphs: [...checked.paragraphs, ...more], notes: more };
  if (told.citations.length > 0) onChecked?.(told);
  return { ...told, fallback: false, followUps: [] };
}

/** What of all that was said wasn't read: flagged sessions, and languages. */
export async function notesOn(corpus: Loaded, { question, byModel }: Looking, german: boolean): Promise<string[]> {
  const said = await passagesOf(corpus);
  const leftOut = leftOutLine(corpus.leftOut, german ? GERMAN : ENGLISH, question.turns);
  return [...leftOut, ...unreadNotes(question, { said, german }, byModel)];
}
