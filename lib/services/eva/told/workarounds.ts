import { wholeOrOpening } from "@/lib/services/analysis/themes/claims/opening-of";
import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { usesWhatIsAtHand } from "../analyst/kinds/other-tools";
import { questionIn } from "../retrieve/asked/put-to";
import type { Said, Told } from "./tell-said";

const PEOPLE = "(?:people|they|everyone|everybody)";
const ASKS = [
  new RegExp(
    `^(?:which|what)(?: (?:are|is))?(?: (?:the|some|their|people['’]s|any))? work-?arounds?(?: (?:do|did|have|are) ${PEOPLE})?(?: (?:us(?:e|ed|ing)|f(?:ind|ound)|ha(?:ve|d)|ma(?:ke|de)|come up with|built|mention(?:ed)?))?[\\s?.!]*$`,
    "iu",
  ),
  new RegExp(
    `^how (?:do|did) ${PEOPLE} (?:work|get) around (?:it|that|this|(?:the |these )?(?:problems?|issues?|limits?|bugs?))[\\s?.!]*$`,
    "iu",
  ),
  new RegExp(
    `^(?:do|does|did|have|has) (?:any(?:one|body)|${PEOPLE}) (?:have|has|use|used|found|find|mention(?:ed)?) (?:any |a )?work-?arounds?[\\s?.!]*$`,
    "iu",
  ),
  /^(?:welche|was für) (?:umwege|behelfe|behelfslösungen|notlösungen|zwischenlösungen|workarounds|tricks|(?:eigenen?|selbst ?gebauten?) lösungen) (?:nutzen|nutzten|haben|hatten|kennen|gibt es|gab es|machen|erwähnen|nennen|finden|fanden)(?: (?:die (?:leute|nutzer\p{L}*|kund\p{L}+|teilnehm\p{L}+)|sie|alle))?[\s?.!]*$/iu,
  /^wie (?:behelfen sich die leute|helfen sich die leute(?: selbst)?)[\s?.!]*$/iu,
];

/** Whether a question asks how people help themselves where a thing doesn't. */
export const asksForWorkarounds = (question: string): boolean => ASKS.some((pattern) => pattern.test(question.trim()));

/** "Do you have a workaround?", "What do you do about it?" */
const ASKED =
  /\b(?:work-?arounds?|get (?:a)?round (?:it|that)|(?:do you do|did you do) (?:about (?:it|that)|then|instead)|deal with (?:it|that)|cope|behelfen sie sich|mach(?:en sie|st du) (?:dann|stattdessen|da))\b/iu;
const WE = "\\b(?:I|we|you|they|he|she|everyone|everybody)(?:[’']ve)?";
/** How somebody says that they help themselves, the surest first. */
const WAYS: readonly (readonly [worth: number, way: RegExp])[] = [
  [3, /\bwhat (?:I|we) (?:now |usually |always )?do(?: now| instead| then)? is\b/iu],
  [
    3,
    /\bwork-?arounds?\b|\b(?:work|worked|get|got) (?:a)?round (?:it|that|this)\b|\b(?:my|the|our) (?:little )?trick\b/iu,
  ],
  [2.5, new RegExp(`${WE} (?:just |always |usually |then |still )?(?:end|ended) up (?!not\\b)\\p{L}+ing\\b`, "iu")],
  [2, new RegExp(`${WE}(?: \\p{L}+){1,12}? (?:by hand|manually)\\b`, "iu")],
  [2, /\bso now (?:I|we) (?:just |always |simply )?(?!(?:have|am|was|know|think|feel|like|love|hate)\b)\p{Ll}+/iu],
  [
    1.8,
    new RegExp(
      `${WE}(?:[’']ve)? (?:gotta|got to|have to|had to) (?:\\p{L}+ ){1,6}?(?:on|in|with|into|onto) (?:an?|my|our|the) (?:calculator|spreadsheet|notebook|paper|excel|word|sheet)\\b`,
      "iu",
    ),
  ],
  [1.6, new RegExp(`${WE} (?:\\p{L}+ ){1,7}instead(?! of\\b)\\b`, "iu")],
  [
    3,
    /\b(?:behelfe|behelfen|behilft) (?:mich|mir|uns|sich)\b|\b(?:von hand|händisch|manuell)\b|\bstattdessen (?:\p{L}+ )?(?:ich|wir)\b|\b(?:ich|wir) (?:\p{L}+ ){1,5}stattdessen\b|(?<!\p{L})selb(?:st|er) (?:was |etwas )?(?:gebaut|gebastelt|gebaute|programmiert)(?!\p{L})/iu,
  ],
  [
    2,
    /(?<!\p{L})(?:jetzt|inzwischen) (?:hab|habe|haben|mach|mache|machen|nehm|nehme|nehmen|druck|drucke|drucken|schreib|schreibe|schreiben|leg|lege|legen) (?:ich|wir)(?!\p{L})/iu,
  ],
  [1.8, /(?<!\p{L})druck(?:e|en|t)? (?:\p{L}+ ){0,3}(?:alles|das|die|es)(?: \p{L}+){0,2} aus(?!\p{L})/iu],
];
/** What was done before the thing is no way around it. */
const FORMERLY =
  /\b(?:used to|before (?:that|this|then|we had|I had|it)|back then|in the old days|früher|vorher|davor|damals)\b/iu;
const NEVER = /\b(?:don[’']t|doesn[’']t|didn[’']t|never|no longer|not have to|needn[’']t|nicht mehr|nie)\b/iu;
const AT_HAND = 1.5;

/** What is said up to the end of a match, since the last comma before it. */
const clauseTo = (sentence: string, { index, 0: said }: RegExpExecArray): string =>
  sentence.slice(sentence.lastIndexOf(",", index) + 1, index + said.length);

function worthOf(sentence: string): number {
  if (sentence.endsWith("?") || FORMERLY.test(sentence)) return 0;
  for (const [worth, way] of WAYS) {
    const found = way.exec(sentence);
    if (found && !NEVER.test(clauseTo(sentence, found))) return worth;
  }
  return usesWhatIsAtHand(sentence) && !NEVER.test(sentence) ? AT_HAND : 0;
}

/** The surest of its sentences that says how somebody helps themselves. */
export function helpIn(text: string): Said | null {
  const best = sentencesOf(text)
    .map((quote) => ({ quote, worth: worthOf(quote) }))
    .reduce((one, other) => (other.worth > one.worth ? other : one), { quote: "", worth: 0 });
  return best.worth > 0 ? best : null;
}

/** How people help themselves where a thing doesn't. */
export const WORKAROUNDS: Told = {
  saidIn({ line: { text }, distance, asked }) {
    if (distance === 1 && ASKED.test(questionIn(asked.text)) && !text.endsWith("?"))
      return { quote: wholeOrOpening(text), worth: 4 };
    return helpIn(text);
  },
  mostOfOne: 2,
  tell: {
    en: ["says how they help themselves", "say how they help themselves"],
    de: ["sagt, wie sie sich behilft", "sagen, wie sie sich behelfen"],
  },
};
