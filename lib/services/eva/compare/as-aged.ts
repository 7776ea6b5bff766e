import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";

const I =
  "(?:I(?:[’']m| am|[’']ve just turned| just turned| turned|[’']ll be)|[Ii]ch (?:bin|werde)|[Bb]in)(?: (?!(?:seit|for|since|in|at|with|about|schon seit)\\b)\\p{L}+)?";
/** "I'm 64 minutes away" is no age. */
const OLD =
  "(?=\\s*(?:$|[.,;:!?)–—]|years? old|years? of age|year-old|and\\b|now\\b|so\\b|but\\b|this year|jahre\\b(?! (?:bei|in|dabei|selbst))|und\\b|geworden))";
const TENS = (tens: string) => `(?:${tens})(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?`;
const OLDER = new RegExp(
  `(?<!\\p{L})(?:${I} (?:[6-9]\\d|${TENS("sixty|seventy|eighty|ninety")}|\\p{L}*(?:sechzig|siebzig|achtzig|neunzig))${OLD}|in my (?:early |mid[- ]|late )?(?:sixties|seventies|eighties|nineties)|${I} (?:retired|(?:an? )?(?:pensioner|retiree)|(?:in rente|im ruhestand|pensioniert|rentner(?:in)?|pensionär(?:in)?))|(?:since|when|before) I retired|seit ich (?:in rente|pensioniert) bin|(?:über|mitte|ende|anfang) (?:sechzig|siebzig|achtzig))(?!\\p{L})`,
  "iu",
);
const YOUNGER = new RegExp(
  `(?<!\\p{L})(?:${I} (?:1[4-9]|2\\d|${TENS("twenty")}|\\p{L}{3,5}teen|\\p{L}*zwanzig|\\p{L}{4,5}zehn)${OLD}|in my (?:early |mid[- ]|late )?(?:teens|twenties)|I(?:[’']m| am) (?:still )?(?:an? (?:\\p{L}+ )?(?:student|apprentice|pupil)|at (?:uni|university|college|school))(?! of)|ich (?:studiere|mache (?:gerade )?(?:eine |meine )?ausbildung|gehe noch (?:zur|in die) schule)|ich bin (?:\\p{L}+ )?(?:student(?:in)?|azubi|schüler(?:in)?)|(?:mitte|ende|anfang) zwanzig)(?!\\p{L})`,
  "iu",
);

const saying = (pattern: RegExp) => (text: string) =>
  sentencesOf(text).find((sentence) => !sentence.endsWith("?") && pattern.test(sentence));

/** The sentence in which somebody says an age of sixty or more, or that they are retired. */
export const asOlder = saying(OLDER);
/** The sentence in which somebody says an age below thirty, or that they still learn. */
export const asYounger = saying(YOUNGER);
