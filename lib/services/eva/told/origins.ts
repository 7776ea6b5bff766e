import { openingOf } from "@/lib/services/analysis/themes/claims/opening-of";
import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { saysSomething } from "../retrieve/asked/answers-to";
import { questionIn } from "../retrieve/asked/put-to";
import { asksOf, PEOPLE, THING } from "./of-product";
import type { Told } from "./tell-said";

const MET =
  "(?:hear (?:about|of)|find out about|discover|learn (?:about|of)|come across|come to (?:use|try|know|get|have|buy)|get to know|get (?:on)?to|start (?:using|with)|end up (?:using|with))";
const ASKS = [
  new RegExp(`^(?:how|where) (?:did|do|have) ${PEOPLE} (?:first )?${MET} ${THING}[\\s?.!]*$`, "iu"),
  new RegExp(`^where (?:did|do) ${PEOPLE} (?:first )?find ${THING}[\\s?.!]*$`, "iu"),
  new RegExp(
    `^wie (?:sind|kamen|kommen) ${PEOPLE} (?:eigentlich |denn |so )*(?:auf|zu|zur|zum|an) ${THING}?(?: gekommen)?[\\s?.!]*$`,
    "iu",
  ),
  new RegExp(`^(?:wie|wo|woher) haben ${PEOPLE} (?:von|über) ${THING} (?:erfahren|gehört)[\\s?.!]*$`, "iu"),
  new RegExp(`^(?:wie|wo) haben ${PEOPLE} ${THING} (?:gefunden|entdeckt|kennengelernt)[\\s?.!]*$`, "iu"),
  new RegExp(`^woher (?:kennen|kannten) ${PEOPLE} ${THING}[\\s?.!]*$`, "iu"),
  new RegExp(`^(?:wie|wodurch) (?:wurden|sind) ${PEOPLE} auf ${THING} aufmerksam(?: geworden)?[\\s?.!]*$`, "iu"),
];

/** Whether a question asks how people came to the product; the name of a thing that may be it. */
export const asksForOrigins = (question: string): boolean | string => asksOf(question, ASKS);

/** "How did you come across it?", "Wie sind Sie denn darauf gekommen?", but not "How did you get to work?" */
const ASKED =
  /\b(?:how|where) (?:did|have) you (?:first |all )?(?:hear(?:d)? (?:about|of)|find out about|discover|learn (?:about|of)|come across|come to (?:use|try|know|get|have|buy)|get (?:to know|into it|into this|onto (?:it|this))|start(?:ed)? (?:using|with)|end up (?:using|with))\b|(?<!\p{L})wie (?:sind sie|bist du|kamen sie|kamst du) (?:\p{L}+ )*?(?:darauf|dazu|drauf|auf|zu|zur|zum) |(?<!\p{L})woher (?:kennen sie|kennst du)(?!\p{L})|(?<!\p{L})(?:wie|wo|woher) (?:haben sie|hast du) (?:\p{L}+ )*?(?:von|davon|über) (?:\p{L}+ )*?(?:erfahren|gehört)(?!\p{L})|(?<!\p{L})aufmerksam (?:geworden|gemacht)(?!\p{L})/iu;
const IT =
  "(?:it|this|that|them|the (?:app|product|tool|service|software|programme?|site|website|page|course|place|club|company)|(?!I\\b)\\p{Lu}\\p{L}+)";
const SOMEBODY =
  "(?:(?:[Aa]n?|[Mm]y|[Oo]ur|[Tt]he|[Hh]is|[Hh]er) (?:\\p{L}+ ){1,4}?|[Ss]ome(?:one|body) (?:\\p{L}+ ){0,4}?|[Tt]hey (?:had |all )?|\\p{Lu}\\p{L}+ )(?:who |had |has |then |actually )*";
/** How it comes to people that they use a thing. */
const WAYS = [
  new RegExp(
    `(?<!\\p{L})${SOMEBODY}(?:recommended (?:${IT}|that|I)|suggested (?:${IT}|that (?:I|we) (?:use|try|get))|told (?:me|us) (?:about ${IT}|to (?:try|use|get))|showed (?:me|us) ${IT}|introduced (?:me|us) to|put (?:me|us) on ?to|got (?:me|us) (?:into|on ?to) ${IT}|set (?:it|this|that|the \\p{L}+) up for (?:me|us)|signed (?:me|us) up)(?!\\p{L})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:I|we|We)(?: first| had| actually| just| then)* (?:heard (?:about|of)|read about|found out about|learn(?:ed|t) about|came across|discovered|stumbled (?:on|upon|across|over)) (?:${IT})(?!\\p{L})`,
    "u",
  ),
  /(?<!\p{L})(?:it was|was|came|got it) (?:all )?(?:recommended (?:to (?:me|us)|by)|by word of mouth|through word of mouth)(?!\p{L})/iu,
  /(?<!\p{L})(?:mir|uns) (?:\p{L}+ ){1,4}(?:eingerichtet|empfohlen|installiert)(?!\p{L})|(?<!\p{L})(?:empfohlen|eingerichtet|installiert) (?:hat|hatte|haben)? ?(?:es|das)? ?(?:mir|uns)(?!\p{L})/iu,
  /(?<!\p{L})(?:darauf|drauf|dazu) (?:\p{L}+ ){0,2}(?:gebracht|gestoßen|gekommen|aufmerksam)(?!\p{L})/iu,
  /(?<!\p{L})(?:hab|habe|haben|hatte) (?:ich|wir) (?:\p{L}+ ){0,3}(?:davon|von (?:der|dem) \p{L}+) (?:\p{L}+ ){0,3}(?:gehört|gelesen|erfahren)(?!\p{L})|(?<!\p{L})(?:ich|wir) (?:hab|habe|haben|hatte) (?:\p{L}+ ){0,3}davon (?:\p{L}+ ){0,3}(?:gehört|gelesen|erfahren)(?!\p{L})/iu,
];
const DENIED =
  /(?<!\p{L})(?:never|not|\p{L}+n['’]t|would|will|nicht|nie|niemand|würd(?:e|en)?|would(?:n['’]t)?)(?!\p{L})/iu;

function tells(sentence: string): boolean {
  if (sentence.endsWith("?")) return false;
  return WAYS.some((way) => {
    const found = way.exec(sentence);
    return found !== null && !DENIED.test(sentence.slice(0, found.index + found[0].length));
  });
}

/** The sentence in which somebody tells how they came to it. */
export const originIn = (text: string): string | undefined => sentencesOf(text).find(tells);

/** How people came to the product: what they say who were asked, and who tells it unasked. */
export const ORIGINS: Told = {
  saidIn(passage) {
    const { line, distance, asked } = passage;
    if (line.text.endsWith("?")) return null;
    if (distance === 1 && ASKED.test(`${questionIn(asked.text)} `) && saysSomething(passage))
      return { quote: openingOf(line.text), worth: 2 };
    const quote = originIn(line.text);
    return quote === undefined ? null : { quote, worth: 1 };
  },
  mostOfOne: 1,
  tell: {
    en: ["says how they came to it", "say how they came to it"],
    de: ["sagt, wie sie dazu gekommen ist", "sagen, wie sie dazu gekommen sind"],
  },
};
