import type { Question } from "../analyst/analyst";
import { isStopWord } from "../words/stop-words";
import { wordsOf } from "../words/words-of";

/** "And why?" refers to the question before it. */
export function questionInContext({ text, turns }: Question): string {
  if (wordsOf(text).some((word) => !isStopWord(word))) return text;
  const before = turns.findLast(({ role }) => role === "user");
  return before ? `${before.text} ${text}` : text;
}
