import { upperFirst } from "@/lib/core/text/upper-first";
import { askOf, STUDY_VERBS, WANTED } from "./ask-of";
import { isMany } from "./english/clause";

const MOST_LETTERS = 120;

/** "Why do trial users leave checkout?" becomes "Why trial users leave checkout". Other questions stay as they are. */
const WITH_DO = /^(why|how|how often|when|where|what|who|which \w+) do ((?:not )?.+?)\?*$/i;

/** "people not claim their expenses", without the "do" before them, lacks it: "people don’t claim their expenses". */
const notDone = (rest: string): string =>
  rest.replace(/^(.+?)((?: often| usually| still| sometimes)?) not (?!to |only )/i, (given, people: string, often) =>
    isMany(people) ? `${people}${often} don’t ` : given,
  );

/** What somebody wants to learn, without saying that they do: participants read it as the headline. */
const ASKS = /^(?:why|how|what|when|where|who|which|whether)\b/i;
const plainly = (sentence: string): string => {
  const asked = sentence.replace(WANTED, "").replace(STUDY_VERBS, "");
  return ASKS.test(asked) ? asked : sentence;
};

/** A title from the sentence that asks something: one line of at most 120 characters, cut between words. */
export function titleOf(question: string): string {
  const sentence = plainly(askOf(question).sentence);
  const [, asked, rest] = WITH_DO.exec(sentence) ?? [];
  const whole = asked && rest ? `${asked} ${notDone(rest)}` : sentence;
  const capital = upperFirst(whole).replace(/\.$/, "");
  const letters = [...capital];
  if (letters.length <= MOST_LETTERS) return capital || "Untitled study";
  const cut = letters.slice(0, MOST_LETTERS).join("");
  return `${cut.replace(/ \S*$/, "") || cut}…`.slice(0, MOST_LETTERS * 2);
}
