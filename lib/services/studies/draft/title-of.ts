import { upperFirst } from "@/lib/core/upper-first";
import { askOf } from "./ask-of";

const MOST_LETTERS = 120;

/** "Why do trial users leave checkout?" becomes "Why trial users leave checkout". Other questions stay as they are. */
const WITH_DO = /^(why|how|how often|when|where|what|who|which \w+) do ((?:not )?.+?)\?*$/i;

/** A title from the sentence that asks something: one line of at most 120 characters, cut between words. */
export function titleOf(question: string): string {
  const { sentence } = askOf(question);
  const [, asked, rest] = WITH_DO.exec(sentence) ?? [];
  const whole = asked && rest ? `${asked} ${rest}` : sentence;
  const capital = upperFirst(whole).replace(/\.$/, "");
  const letters = [...capital];
  if (letters.length <= MOST_LETTERS) return capital || "Untitled study";
  const cut = letters.slice(0, MOST_LETTERS).join("");
  return `${cut.replace(/ \S*$/, "") || cut}…`.slice(0, MOST_LETTERS * 2);
}
