import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { wordsOf } from "@/lib/services/analysis/words/words-of";

/** Words for whoever is asked, and words that only make it a question. */
const WHOEVER = new Set(
  `i you your yours he she they them their we us our people everybody everyone anybody anyone participants users customers
respondents interviewees and so then now well okay please tell me can could do does did would will is are was were have has had
be been the a an sie ihr ihre ihnen du dir dich dein deine man leute alle wir uns und also denn bitte haben hat hast wurde wurden
wurdest war waren ist sind der die das den dem ein eine einen dabei daran damit`.split(/\s+/),
);
/** "Is anything missing?" asks what is. */
const WHAT = new Set(["anything", "something"]);
/** "What do you do?" leaves too little to recognize it by. */
const FEWEST = 2;

/**
 * A question's words, regardless of who is addressed: "What do you use now?" equals "What do they use now?". Empty if
 * too few are left.
 */
export function questionKey(question: string, language: string | null, names: ReadonlySet<string> = new Set()): string {
  const stem = stemmerOf(language);
  const words = wordsOf(question).filter((word) => !WHOEVER.has(word) && !names.has(word));
  const stems = [...new Set(words.map((word) => (WHAT.has(word) ? "what" : stem(word))))].sort();
  return stems.length < FEWEST ? "" : stems.join(" ");
}
