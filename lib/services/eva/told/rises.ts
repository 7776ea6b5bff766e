import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { questionIn } from "../retrieve/asked/put-to";
import { numberIn } from "./sums";
import type { Told } from "./tell-said";

const PRICES =
  "(?:prices?|costs?|fees?|rents?|rates?|bills?|premiums?|subscriptions?|membership|pric(?:e|ing)|preise?|kosten|gebühr(?:en)?|mieten?|beitr(?:ag|äge)|tarife?)";
const OF_IT = "(?: (?:of|for) (?:the |their |this )?(?:\\p{L}+ ?){1,3}| (?:von|für) (?:(?:der|die|das|dem) )?\\p{L}+)?";
const ASKS = [
  new RegExp(
    `^(?:did|has|have|was|were) (?:the |their |its |our |any )?(?:\\p{L}+ )?${PRICES}${OF_IT} (?:ever |just |been )?(?:go|gone|went|going|put)? ?(?:up|risen?|rose|raised|increased?|hiked|changed?)(?: (?:recently|lately|for anyone|over time))?[\\s?.!]*$`,
    "iu",
  ),
  /^(?:did|has|have|was|were) (?:it|the \p{L}+|things) (?:got|gotten|get|become) (?:more expensive|dearer|pricier)[\s?.!]*$/iu,
  /^(?:were|was|are|is) there (?:any |a )?price (?:rises?|increases?|hikes?|changes?)[\s?.!]*$/iu,
  new RegExp(
    `^(?:ist|sind|wurden?|hat sich|haben sich) (?:der |die |das |ihr |ihre )?(?:${PRICES}|es|app|\\p{L}+)${OF_IT} (?:gestiegen|teurer geworden|teurer|erhöht(?: worden)?|angehoben|geändert)[\\s?.!]*$`,
    "iu",
  ),
  /^gab es (?:eine |irgendwelche )?(?:preiserhöhung|preisänderung)(?:en)?[\s?.!]*$/iu,
];

/** Whether a question asks if something has become dearer. */
export const asksForRises = (question: string): boolean => ASKS.some((pattern) => pattern.test(question.trim()));

/** What is said near a rise of which nobody could say that it is one of a price. */
const MONEY =
  /[€$£]|(?<!\p{L})(?:euros?|pounds?|dollars?|bucks|quid|cents?|pric\p{L}+|costs?|fees?|rents?|bills?|pay|pays|paid|paying|charg\p{L}+|subscription|membership|plan|preis\p{L}*|kost\p{L}*|gebühr\p{L}*|mieten?|zahl\p{L}*|bezahl\p{L}*|tarif\p{L}*|beitrag\p{L}*)(?!\p{L})/iu;
const ROSE =
  /(?<!\p{L})(?:(?:w[ea]nt|gone|goes|put|putting|pushed|bumped|jacked)(?: (?:it|them|that|the \p{L}+|prices?|their prices?))? (?:right |way |straight )?up|raised|increased|hiked|upped|risen|rose|doubled|tripled|price (?:rise|increase|hike)s?|more expensive (?:than|now|every)|teurer geworden|gestiegen|erhöht|angehoben|hochgegangen|aufgeschlagen|verdoppelt|preiserhöhung\p{L}*|(?:zu|so) (?:hoch|teuer) geworden)(?!\p{L})/iu;
/** "At first it was six euros, now it's fifteen" */
const FROM_TO =
  /(?<!\p{L})(?:at first|used to be|originally|started (?:at|with)|it was|was|were|am anfang|anfangs|früher|zuerst|vorher|erst)(?!\p{L})([^.?!]*?)(?<!\p{L})(?:now|today|jetzt|inzwischen|mittlerweile|heute)(?!\p{L})([^.?!]*)/iu;

function isMoreNow(sentence: string): boolean {
  const [, before = "", now = ""] = FROM_TO.exec(sentence) ?? [];
  const [from, to] = [numberIn(before), numberIn(now)];
  return from !== null && to !== null && to > from;
}

const DENIED = /(?<!\p{L})(?:didn['’]t|hasn['’]t|haven['’]t|never|not|nicht|nie|kein\p{L}*)(?!\p{L})/iu;
const rose = (sentence: string): boolean =>
  !sentence.endsWith("?") && ((ROSE.test(sentence) && !DENIED.test(sentence)) || isMoreNow(sentence));

/** The sentence in which somebody says that they have to pay more than before; `asked`: what they were asked. */
export const riseIn = (text: string, asked: string): string | undefined =>
  MONEY.test(text) || MONEY.test(asked) ? sentencesOf(text).find(rose) : undefined;

/** Who says that something has become dearer. */
export const RISES: Told = {
  saidIn({ line: { text }, distance, asked }) {
    const quote = riseIn(text, distance === 1 ? questionIn(asked.text) : "");
    return quote === undefined ? null : { quote, worth: Number(isMoreNow(quote)) };
  },
  mostOfOne: 1,
  tell: {
    en: ["says that a price went up", "say that a price went up"],
    de: ["sagt, dass ein Preis gestiegen ist", "sagen, dass ein Preis gestiegen ist"],
  },
};
