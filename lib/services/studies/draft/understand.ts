import { PLACEHOLDERS } from "@/lib/core/study/placeholder";
import { askOf } from "./ask-of";
import { doingOf, objectOf } from "./english/clause";
import { understandEnglish } from "./english/understand-english";
import type { Language, Topic } from "./topic";
import { understandByArticles } from "./understand-by-articles";
import { understandGerman } from "./understand-german";

const PRICE =
  /\b(price|prices|pricing|pay|cost|costs|expensive|cheap|fee|fees|preis|preise|kosten|zahlen|teuer|precio|precios|pagar|caro|prix|payer|tarif|tarifs|cher)\b/i;
/** What can be put into one of our sentences unchanged. Anything else is called "this topic". */
const SPEAKABLE = /^[\p{L}\p{N}][\p{L}\p{N} '’\-&/.,%+()"“”„$€£]*$/u;
const MOST_LETTERS = 90;
/** A clause with a verb of its own isn't a thing: the question was not understood. */
const FINITE =
  /(?:^|\s)(?:is|are|was|were|do|does|did|don't|doesn't|didn't|can|can't|could|will|won't|would|should|might|must|has|have|had|aren't|isn't|we|they)(?:\s|$)/i;
const SITUATION = /^a situation where /;
const PRONOUN =
  /^(why|how|what|when|where|who|which|it|them|this|that|us|me|him|her|one|so|there|more|less|most|something|anything)$/i;

/** "their shifts" are the shifts of the people asked. */
const YOURS: Record<Language, [RegExp, string][]> = {
  en: [
    [/\b(?:their|his|her)\b/gi, "your"],
    [/\bthemselves\b/gi, "yourself"],
    [/\bthem\b/gi, "it"],
  ],
  de: [],
  es: [],
  fr: [
    [/\b(?:leurs|ses)\b/gi, "vos"],
    [/\b(?:leur|son|sa)\b/gi, "votre"],
  ],
};

function clean(text: string | null, language: Language): string | null {
  if (text === null) return null;
  let plain = text
    .replace(/\s+/g, " ")
    .replace(/(?<![\s?!.,;:])[\s?!.,;:]+$/, "")
    .trim();
  for (const [theirs, yours] of YOURS[language]) plain = plain.replace(theirs, yours);
  if (language === "en" && FINITE.test(plain) && !SITUATION.test(plain)) return null;
  return SPEAKABLE.test(plain) && [...plain].length <= MOST_LETTERS && !PRONOUN.test(plain) ? plain : null;
}

/** "our app after a week" is about our app. */
const withoutTime = (thing: string): string =>
  thing.replace(
    / (?:after|before|during|within|when|while|because|once|until|instead of|in the (?:first|last)) .+$/i,
    "",
  );

const withoutMarks = (sentence: string): string =>
  sentence.replace(/^[¿¡"'“„]+|(?<![?!."'”“])[?!."'”“]+$/gu, "").trim();

/** What a research question is about, as far as its words alone tell. */
export function understand(question: string, language: Language): Topic {
  const ask = askOf(question);
  const sentence = withoutMarks(ask.sentence);
  const price = PRICE.test(question);
  if (language !== "en") {
    const read = language === "de" ? understandGerman(sentence) : understandByArticles(sentence, language);
    const [thing, people] = [clean(read.thing, language), clean(read.people, language)];
    return {
      kind: read.kind,
      thing: thing ?? PLACEHOLDERS[language],
      doing: null,
      people,
      understood: thing !== null,
      price,
    };
  }
  const { kind, people, verb, rest } = understandEnglish(sentence);
  const done = verb && kind !== "attitude" && kind !== "concept" ? doingOf(verb, rest) : null;
  const doing = done && (clean(done, "en") ?? clean(withoutTime(done), "en"));
  // "hand over patients" is about handing them over, not about patients.
  const phrasal = kind === "behaviour" && /^(?:up|out|over|away|back|down|off) /.test(rest) ? doing : null;
  const found = phrasal ?? clean(withoutTime(objectOf(verb, rest) ?? ""), "en") ?? doing;
  const who = clean(people, "en");
  const named = who !== null && !/^(we|i|you|they|people|users|customers|nobody|no one)$/i.test(who) ? who : null;
  // "canceling" alone says less than what is canceled, if the brief names it.
  const offered = found === null || found === doing ? clean(ask.offered, "en") : null;
  const known = offered ?? found;
  return { kind, thing: known ?? PLACEHOLDERS.en, doing, people: named, understood: known !== null, price };
}
