import { wordsOf } from "@/lib/services/eva/words/words-of";
import { piecesOf } from "../statements/pieces";

const LONG_ENOUGH = 45;
const MOST = 260;
const FEWEST_WORDS = 3;

/**
 * The start of an answer, which is where it names what it was asked for: the first sentence that isn't a question and
 * has more than a word or two, with those after it while it is short. Always an exact part of the text.
 */
export function openingOf(text: string): string {
  const pieces = piecesOf(text);
  const says = pieces.findIndex(({ from, to }) => {
    const sentence = text.slice(from, to);
    return !sentence.endsWith("?") && wordsOf(sentence).length >= FEWEST_WORDS;
  });
  const from = pieces[Math.max(0, says)]?.from ?? 0;
  const after = pieces.slice(Math.max(0, says));
  const enough = after.find(({ to }) => to - from >= LONG_ENOUGH) ?? after.at(-1);
  const last = enough && enough.to - from <= MOST ? enough : after.findLast(({ to }) => to - from <= MOST);
  return text.slice(from, (last ?? after[0])?.to ?? 0).trim();
}
