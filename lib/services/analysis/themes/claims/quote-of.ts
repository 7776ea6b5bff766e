import type { QuoteRef } from "@/lib/services/analysis/line";
import type { Spoken } from "./spoken-of";

const SHORT = 40;
const LONG = 240;
const LONGEST = 420;

/** "Sorry, one second.": said to somebody else. */
const SIDE_TALK =
  /^\W*(?:sorry|excuse me|hang on|hold on|one (?:second|sec|moment|minute)|just a|come here|get down|moment|entschuldigung)\b/iu;

export type Quoted = { ref: QuoteRef; worth: number; stem: string };

/**
 * The sentence in which someone takes a side, with the one before it if that names the subject or it is short; a short
 * one that continues nothing gets the one after it, since "It was too dear." alone tells nobody anything.
 */
export function quoteOf({ statement, withBefore, near, stem }: Spoken): Quoted {
  const { line, person, sentence, before, after } = statement;
  const isShort = sentence.to - sentence.from < SHORT;
  const isJoined = before !== null && (withBefore || isShort) && sentence.to - before.from <= LONGEST;
  const goesOn = after !== null && !SIDE_TALK.test(line.text.slice(after.from, after.to));
  const isContinued = isShort && !isJoined && goesOn && after.to - sentence.from <= LONG;
  const text = line.text.slice(isJoined ? before.from : sentence.from, isContinued ? after.to : sentence.to);
  const quote = text.trim();
  const firstOffset = (isJoined ? before.from : sentence.from) + text.indexOf(quote);
  const { ownerId, index } = line;
  const fits = quote.length < SHORT || quote.length > LONG ? 0.7 : 1;
  return {
    ref: { ownerId, index, firstOffset, lastOffset: firstOffset + quote.length, quote, person },
    worth: (0.3 + near) * fits * (withBefore ? 0.8 : 1),
    stem,
  };
}
