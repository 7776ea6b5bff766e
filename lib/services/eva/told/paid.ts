import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { questionIn } from "../retrieve/asked/put-to";
import { IT, PEOPLE } from "./of-product";
import { numberIn } from "./sums";
import type { Told } from "./tell-said";

const HOW_LONG =
  "(?: (?:now|today|currently|at the moment|(?:a|per|each|every) (?:month|year|week|seat|person|user)|monthly|yearly|im (?:monat|jahr)|pro (?:monat|jahr)|monatlich|zurzeit|derzeit))*";
const ASKS = [
  new RegExp(`^(?:how much|what) (?:do|are) ${PEOPLE} pay(?:ing)?(?: for ${IT})?${HOW_LONG}[\\s?.!]*$`, "iu"),
  new RegExp(`^(?:how much|what) does ${IT} cost(?: ${PEOPLE}| them)?${HOW_LONG}[\\s?.!]*$`, "iu"),
  new RegExp(`^(?:was|wie viel) (?:be)?zahlen ${PEOPLE}(?: (?:dafür|für ${IT}))?${HOW_LONG}[\\s?.!]*$`, "iu"),
  new RegExp(`^(?:was|wie viel) kostet ${IT}(?: ${PEOPLE})?${HOW_LONG}[\\s?.!]*$`, "iu"),
];

/** Whether a question asks what people pay for the product. */
export const asksForPaid = (question: string): boolean => ASKS.some((pattern) => pattern.test(question.trim()));

const PRICED =
  /(?<!\p{L})(?:pric(?:e|es|ing)|costs?|pay|paying|charged?|preise?|kostet|kosten|(?:be)?zahl(?:e|en|st|t))(?!\p{L})/iu;
/** Words of a question that name no other thing than the product: "And what do you pay for the app per month?" */
const GENERIC = new Set(
  `price prices pricing cost costs pay paying charge charged month monthly year app product tool service software program
programme subscription membership plan currently moment preis preise kostet kosten zahlen zahlst zahlt zahle bezahlen bezahlst
feel feeling think happy monat monatlich jahr produkt dienst programm abo tarif denn dafur much roughly about ungefahr etwa ok okay nice thanks`.split(
    /\s+/,
  ),
);
/** "How much does he charge you?" asks what somebody else costs. */
const OF_OTHERS =
  /\b(?:does|do|did) (?:he|she|they|your (?!(?:app|plan|tool|subscription|membership|licen)\p{L}*\b)\p{L}+) (?:charge|cost|take)\b|(?<!\p{L})(?:nimmt|verlangt|kostet|nehmen|verlangen) (?:er|die dafür|ihr \p{L}+|dein \p{L}+)(?!\p{L})/iu;
/** Capitalized within an English sentence: the product's name. */
const NAME = /(?<=[\p{L}\p{N},’”"']\s)\p{Lu}[\p{L}\p{N}]+/gu;
const ENGLISH = /(?<!\p{L})(?:you|your|the|it)(?!\p{L})/iu;

/** Whether somebody was asked for the price of the product, and of nothing else. */
function asksForPrice(asked: string): boolean {
  const question = questionIn(asked);
  if (!PRICED.test(question) || OF_OTHERS.test(question)) return false;
  const names = new Set(ENGLISH.test(question) ? wordsOf((question.match(NAME) ?? []).join(" ")) : []);
  return wordsOf(question).every((word) => isStopWord(word) || GENERIC.has(word) || names.has(word));
}

const PAYS =
  /(?<!\p{L})(?:(?:I|we)(?:[’']m| am|[’']re| are)? pay(?:ing)?|(?:ich|wir) (?:be)?zahle?n?|(?:be)?zahle?n? (?:ich|wir))(?!\p{L})/iu;
const PER =
  /(?<!\p{L})(?:(?:a|per|each|every) (?:month|year|seat|user|person|head|licen[cs]e)|monthly|yearly|im (?:monat|jahr)|pro (?:monat|jahr|platz|kopf|person|nutzer)|monatlich|jährlich)(?!\p{L})/iu;
/** Of what else somebody pays for, it is no price of the product. */
const FOR_ELSE =
  /(?<!\p{L})(?:for|für) (?!it\b|this\b|that\b|(?:the|this) (?:app|product|tool|plan|subscription)\b|die App\b|dafür\b)\p{L}/iu;
const ANSWERING = 2;

/** The sentence in which somebody says what they pay; `isAsked`: soon after a question for the price. */
export function paidIn(text: string, isAsked: boolean): string | undefined {
  return sentencesOf(text).find(
    (sentence) =>
      !sentence.endsWith("?") &&
      numberIn(sentence) !== null &&
      (isAsked || (PAYS.test(sentence) && PER.test(sentence))) &&
      !FOR_ELSE.test(sentence),
  );
}

/** What people pay for the product, as far as several say so. */
export const PAID: Told = {
  saidIn({ line: { text }, distance, asked }) {
    const quote = paidIn(text, distance <= ANSWERING && asksForPrice(asked.text));
    return quote === undefined ? null : { quote, worth: 1 / distance };
  },
  mostOfOne: 1,
  fewest: 2,
  tell: { en: ["says what they pay", "say what they pay"], de: ["sagt, was sie zahlt", "sagen, was sie zahlen"] },
};
