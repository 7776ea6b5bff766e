import { asksFor } from "@/lib/services/analysis/themes/statements/asks-for";
import { asksWhetherTheyWould } from "@/lib/services/analysis/themes/statements/stand-of";
import { isLastResort, isSoftWord, isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";

const BACK = new Set(
  "that this it those them there then one das dies es dazu darauf daran davon damit daruber dann".split(" "),
);
const BRIEF = 4;
const ELSE = /\b(?:else|thanks?|thank you|sonst|noch etwas|danke?)\b/iu;

const WHY_SO =
  /^\W*(?:(?:und|and|so|aber|also)\b[\s,]*)*(?:woran (?:lag|liegt) (?:das|es)|wie (?:kam|kommt) (?:das|es)(?: dazu)?|how come)(?: denn| then)?\W*$/iu;

/** Whether what an interviewer says is understood only by what was said before: "Why was that?", "What stopped you?" */
export function followsUp(text: string): boolean {
  // "What did you like about it?" asks about what all is about, whatever was asked before.
  if (ELSE.test(text) || asksFor(text) !== null || asksWhetherTheyWould(text)) return false;
  if (WHY_SO.test(text)) return true;
  const words = wordsOf(text);
  const telling = words.filter((word) => !(isStopWord(word) || isSoftWord(word) || isLastResort(word))).length;
  return telling === 0 || (telling === 1 && (words.length <= BRIEF || words.some((word) => BACK.has(word))));
}
