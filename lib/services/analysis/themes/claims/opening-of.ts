import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { piecesOf } from "../statements/pieces";

const LONG_ENOUGH = 45;
const MOST = 260;
const PASSING = new Set(
  "oh well um uh er erm hm hmm mm yeah yes no okay ok alright so honestly look ah right actually good sure thanks laughs i don't know ja nein na naja also gut".split(
    " ",
  ),
);

/**
 * The start of an answer, which is where it names what it was asked for: the first sentence that isn't a question or a
 * filler, with those after it while it is short. Always an exact part of the text.
 */
export function openingOf(text: string): string {
  const pieces = piecesOf(text);
  const says = pieces.findIndex(({ from, to }) => {
    const sentence = text.slice(from, to);
    return !sentence.endsWith("?") && wordsOf(sentence).some((word) => !PASSING.has(word));
  });
  const from = pieces[Math.max(0, says)]?.from ?? 0;
  const after = pieces.slice(Math.max(0, says));
  const enough = after.find(({ to }) => to - from >= LONG_ENOUGH) ?? after.at(-1);
  const last = enough && enough.to - from <= MOST ? enough : after.findLast(({ to }) => to - from <= MOST);
  return text.slice(from, (last ?? after[0])?.to ?? 0).trim();
}

/** An answer with its yes or no, as far as that can be quoted. */
export const wholeOrOpening = (text: string): string => (text.length <= MOST ? text : openingOf(text));
