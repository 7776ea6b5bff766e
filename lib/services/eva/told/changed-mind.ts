import { piecesOf } from "@/lib/services/analysis/themes/statements/pieces";
import type { Told } from "./tell-said";

const SOMEBODY =
  "(?:any(?:one|body)|some(?:one|body)|people|they|participants|customers|users|any of (?:them|the \\p{L}+))";
const ASKS = [
  new RegExp(
    `^(?:did|has|have|does|do) ${SOMEBODY} (?:ever |actually )?(?:changed? (?:their|his|her) minds?|take (?:any|some)thing back|see it differently now)(?: (?:during|in|within) (?:the|their|an?) (?:interview|session|conversation|call)s?)?[\\s?.!]*$`,
    "iu",
  ),
  /^(?:who|how many(?: people)?|which (?:people|participants)) (?:has |have )?changed (?:their|his|her) minds?[\s?.!]*$/iu,
  /^(?:whose|did anyone['’]s|did people['’]s) (?:mind|opinion|view)s? (?:has |have )?changed?[\s?.!]*$/iu,
  /^(?:hat|haben) (?:jemand|die leute|sie) (?:seine|ihre) meinung(?:en)? geändert[\s?.!]*$/iu,
  /^wer hat (?:seine|ihre) meinung geändert[\s?.!]*$/iu,
];

/** Whether a question asks who came to see something differently. */
export const asksForChangedMinds = (question: string): boolean => ASKS.some((pattern) => pattern.test(question.trim()));

/** How somebody says so, the plainest first. */
const WAYS: readonly (readonly [worth: number, way: RegExp])[] = [
  [
    3,
    /\b(?:I|we)(?:['’]ve| have)?(?: \p{L}+)? changed (?:my|our) minds?\b|\b(?:I|we)(?:['’]ll| will)? take (?:that|it) back\b|\bI (?:stand corrected|was wrong)\b|\bI don['’]t know (?:if|whether) I['’]d (?:still )?say that\b|\bif you(?:['’]d| had) asked me (?:at the (?:start|beginning)|before|earlier|a (?:week|month|year) ago|last \p{L}+|yesterday|back then)\b/iu,
  ],
  [
    3,
    /\b(?:meine meinung|mein urteil) (?:habe ich )?(?:\p{L}+ )?geändert\b|(?<!\p{L})(?:das nehme ich zurück|ich nehme das zurück|da (?:hab|habe) ich mich (?:geirrt|getäuscht))(?!\p{L})/iu,
  ],
  [
    2,
    /\bon second thoughts?\b|\bnow (?:that )?I (?:think|say) (?:about )?(?:it|that)\b|\bcome to think of it\b|\bI(?:['’]m| am)(?: not|n['’]t) so sure (?:any ?more|now)\b|\b(?:came|come) (?:a)?round to (?:it|the idea)\b|\b(?:it|that|he|she|they)(?:['’]s| has| have)? (?:grew|grown) on (?:me|us)\b/iu,
  ],
  [
    2,
    /\b(?:I|we) used to (?:think|believe|say|hate|love|like)\b|\b(?:früher|zuerst|anfangs|erst) (?:dachte|fand|mochte|wollte) ich\b/iu,
  ],
  [
    1,
    /\bat first,? (?:I|we) (?:thought|was|were|didn['’]t|hated|loved|liked|wanted)\b.*\b(?:but|now|then|until|in the end)\b|\bnow I think\b|(?<!\p{L})(?:inzwischen|mittlerweile|heute) (?:finde|denke|sehe) ich\b|\bwenn ich (?:so |jetzt )?(?:darüber|drüber) nachdenke\b|\bim nachhinein\b/iu,
  ],
];
const NOT = /(?:n['’]t|never|not|nicht|nie) (?:\p{L}+ )?(?:changed?|geändert)/iu;

/** "I don't know if I'd say that now": of what was said before. */
const OF_THAT = /(?<!\p{L})(?:that|it|das|es)(?!\p{L})/iu;
/** "If you'd asked me at the start …": and what they say now. */
const AND_NOW = /^\W*(?:but |aber )?(?:now|today|jetzt|inzwischen|heute)(?!\p{L})/iu;
const LONGEST = 300;

/** Where somebody says plainest that they came to see something differently, with what they saw so, or see now. */
export function changeIn(text: string): { quote: string; worth: number } | null {
  const pieces = piecesOf(text);
  const sentence = (at: number) => text.slice(pieces[at]?.from ?? 0, pieces[at]?.to ?? 0);
  const all = pieces.flatMap((_, at) => {
    const said = sentence(at);
    const way = said.endsWith("?") || NOT.test(said) ? undefined : WAYS.find(([, pattern]) => pattern.test(said));
    if (!way) return [];
    const first = OF_THAT.test(said) && at > 0 ? at - 1 : at;
    const last = AND_NOW.test(sentence(at + 1)) ? at + 1 : at;
    const whole = text.slice(pieces[first]?.from ?? 0, pieces[last]?.to ?? 0).trim();
    return [{ quote: whole.length <= LONGEST ? whole : said.trim(), worth: way[0] }];
  });
  return all.length === 0 ? null : all.reduce((one, other) => (other.worth > one.worth ? other : one));
}

/** Who came to see something differently. */
export const CHANGED_MINDS: Told = {
  saidIn: ({ line }) => changeIn(line.text),
  mostOfOne: 2,
  tell: {
    en: ["says that they came to see something differently", "say that they came to see something differently"],
    de: ["sagt, inzwischen etwas anders zu sehen", "sagen, inzwischen etwas anders zu sehen"],
  },
};
