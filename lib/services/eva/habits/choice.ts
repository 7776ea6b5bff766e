import { isPast, SELF, UNREAL } from "@/lib/services/analysis/themes/statements/is-over";
import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { type Name, says } from "../mentions/says";
import { isFragment, type Standing } from "./standing";

const OR = /\s(?:or|oder)\s/iu;
const BOTH = /^\W*(?:both|a bit of both|beides|beide)(?!\p{L})/iu;
const NOT = /(?<!\p{L})(?:not|never|no|none|without|\p{L}+n['’]t|nicht|nie(?:mals)?|kein\p{L}*|ohne)(?!\p{L})/iu;
const CLAUSES = /[,;:–—]|(?<!\p{L})(?:but|because|and|so|aber|weil|und|denn|sondern)(?!\p{L})/iu;

const tellingIn = (text: string): string[] => wordsOf(text).filter((word) => !isStopWord(word));

/**
 * The names of that part of "Do you print them or read them on a tablet?" which a question is about; null if it asks of
 * neither, or of both.
 */
export function sideChosen(choice: string, question: string): Name[] | null {
  const parts = choice.split(OR).map(tellingIn);
  const [one = [], other = []] = parts;
  if (parts.length !== 2) return null;
  const apart = [one.filter((word) => !other.includes(word)), other.filter((word) => !one.includes(word))];
  const [first = [], second = []] = apart.map((words) => words.filter((word) => says(question, null, [[word]])));
  if (first.length === second.length) return null;
  return (first.length > second.length ? first : second).map((word) => [word]);
}

/** Whether somebody chose that part, in answer to such a question; null if they say neither. */
export function standingOfChoice(text: string, language: string | null, names: readonly Name[]): Standing | null {
  if (BOTH.test(text)) return "now";
  for (const sentence of sentencesOf(text)) {
    const clause = sentence.split(CLAUSES).find((each) => says(each, language, names));
    if (clause === undefined || sentence.endsWith("?") || UNREAL.test(clause) || NOT.test(clause)) continue;
    if (isPast(sentence)) return "past";
    if (isFragment(sentence) || SELF.test(clause)) return "now";
  }
  return null;
}
