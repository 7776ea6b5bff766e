import { quickHash } from "@/lib/core/quick-hash";
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

/**
 * What is known to ask for nothing, by hash: a transcript's lines are looked at by every readout, question and search,
 * and a long line takes fifty microseconds, of which a hash takes less than one. Emptied once it is full.
 */
const shared = globalThis as typeof globalThis & { earshotNothingAsked?: Set<number> };
const MOST_KNOWN = 100_000;

/** How a text asks for something to be kept private; null if it doesn't. */
export function requestIn(said: string): Request | null {
  const [high, low] = quickHash(said);
  const hash = high * 0x10000 + low;
  shared.earshotNothingAsked ??= new Set();
  const known = shared.earshotNothingAsked;
  if (known.has(hash)) return null;
  const request = readRequest(plainly(said));
  if (known.size >= MOST_KNOWN) known.clear();
  if (request === null) known.add(hash);
  return request;
}

function readRequest(text: string): Request | null {
  const kinds = kindsIn(text);
  const find = (patterns: readonly RegExp[], pointsBack = true): Request | null => {
    for (const pattern of patterns) {
      const found = pattern.exec(text);
      const to = (found?.index ?? 0) + (found?.[0].length ?? 0);
      if (found && !REPORTED.test(text.slice(to))) return { from: found.index, to, pointsBack };
    }
    return null;
  };
  return (
    (kinds.has("passing") ? find(PASSING_ON) : null) ??
    (kinds.has("leaving") ? find(LEAVING_OUT) : null) ??
    (kinds.has("secret") ? (find(SECRET) ?? find(ANNOUNCED, false)) : null) ??
    (kinds.has("knowing") ? find(KNOWING) : null) ??
    (kinds.has("german") ? (find(GERMAN) ?? find(GERMAN_ANNOUNCED, false)) : null) ??
    (kinds.has("cue") ? askingSentence(text) : null)
  );
}

export const asksForPrivacy = (text: string): boolean => requestIn(text) !== null;
