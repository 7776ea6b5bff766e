import { askingSentence } from "./cues";
import { ANNOUNCED, KNOWING, LEAVING_OUT, PASSING_ON, SECRET } from "./english";
import { GERMAN, GERMAN_ANNOUNCED } from "./german";
import { plainly } from "./patterns";
import { kindsIn } from "./words-that-ask";

/** “Leave that out, the recipe said” tells what somebody else said. */
const REPORTED =
  /^[^.!?]{0,40}[,”"']\s*(?:(?:i|he|she|they|we|it|you|the [a-z]+|my [a-z]+|sie|er|ich|die [a-zß-ÿ]+|der [a-zß-ÿ]+) (?:said|says|told|tell|asked|wrote|thought|warned|sagte|meinte|dachte)|(?:sagte|meinte|hat|stand|steht) (?:er|sie|ich|die|der|das|mein[a-z]*)?)\b/;

/** Where a text asks that something is kept private: what was said (`pointsBack`), or what is said next. */
export type Request = { from: number; to: number; pointsBack: boolean };

/** How a text asks for something to be kept private; null if it doesn't. */
export function requestIn(said: string): Request | null {
  const text = plainly(said);
  const has = kindsIn(text);
  const find = (patterns: readonly RegExp[], pointsBack = true): Request | null => {
    for (const pattern of patterns) {
      const found = pattern.exec(text);
      const to = (found?.index ?? 0) + (found?.[0].length ?? 0);
      if (found && !REPORTED.test(text.slice(to))) return { from: found.index, to, pointsBack };
    }
    return null;
  };
  return (
    (has("passing") && has("not") ? find(PASSING_ON) : null) ??
    (has("leaving") && has("apart") ? find(LEAVING_OUT) : null) ??
    (has("secret") ? (find(SECRET) ?? find(ANNOUNCED, false)) : null) ??
    (has("knowing") && has("not") ? find(KNOWING) : null) ??
    (has("german") ? (find(GERMAN) ?? find(GERMAN_ANNOUNCED, false)) : null) ??
    (has("cue") ? askingSentence(text) : null)
  );
}

export const asksForPrivacy = (text: string): boolean => requestIn(text) !== null;
