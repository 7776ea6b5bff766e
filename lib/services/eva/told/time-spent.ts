import { sentencesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { questionIn } from "../retrieve/asked/put-to";
import { asksOf, PEOPLE, THING } from "./of-product";
import type { Told } from "./tell-said";

const PER = "(?: (?:a|per|each|every|pro|im|am|in der|die|jede[nrs]?) \\p{L}+)?";
const ASKS = [
  new RegExp(
    `^how much time (?:do|does|did|are|have) ${PEOPLE} (?:spend|spent|spending|lose|losing|lost|waste|wasting|wasted|need|put)(?: (?:on|with|for|in|into|to|doing|through) ${THING})?${PER}[\\s?.!]*$`,
    "iu",
  ),
  new RegExp(`^how much time does ${THING} (?:take|cost)(?: ${PEOPLE}| them)?${PER}[\\s?.!]*$`, "iu"),
  new RegExp(`^how (?:time[- ]consuming|much work) is ${THING}[\\s?.!]*$`, "iu"),
  new RegExp(
    `^wie viel zeit (?:verbringen|verlieren|brauchen|verwenden|verschwenden|verbrauchen) ${PEOPLE}${PER}(?: (?:mit|für|durch|auf|bei) ${THING})?${PER}[\\s?.!]*$`,
    "iu",
  ),
  new RegExp(`^wie viel zeit (?:kostet|braucht|nimmt) (?:${PEOPLE} )?${THING}(?: ${PEOPLE})?${PER}[\\s?.!]*$`, "iu"),
  new RegExp(`^wie (?:zeitaufwendig|zeitaufwändig|aufwendig|aufwändig) ist ${THING}[\\s?.!]*$`, "iu"),
];

/**
 * Whether a question asks how much time something costs people; the name of a thing that the interviews may be about.
 */
export const asksForTimeSpent = (question: string): boolean | string => asksOf(question, ASKS);

const MANY =
  "(?:\\d{1,4}(?:[.,]\\d)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|\\p{L}{2,8}ty(?:-\\p{L}{3,5})?|half an?|several|a few|a couple of|couple of|hundreds of|eine?[nr]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\\p{L}{2,12}(?:zehn|zig)|halbe[nrs]?|paar|einige|mehrere)";
const SHORT = "(?:minutes?|mins?|hours?|hrs?|minuten?|stunden?|stündchen)";
const LONG =
  "(?:weeks?|days?|evenings?|nights?|mornings?|afternoons?|weekends?|\\p{L}*days?|wochen?|tage?n?|abende?n?|nächte?|vormittage?|nachmittage?|wochenenden?|sonntage?|samstage?)";
const WHOLE = "(?:(?:the |my |a )?whole|all|ganze[nrs]?|halbe[nrs]?|half (?:the|my|an?))";
const QUANTITY = new RegExp(
  `(?<!\\p{L})(?:${MANY}(?: and a half| einhalb| or \\p{L}+| oder \\p{L}+| bis \\p{L}+| to \\p{L}+)? (?:(?:solid|full|good|whole|extra|gute|volle) )?(?:${SHORT}|${LONG})|${WHOLE} ${LONG}|(?:stunden|tage)lang|hours (?:and hours|on end)|for hours|until (?:\\p{L}+ )?(?:midnight|ten|eleven|twelve)|bis (?:zehn|elf|zwölf|mitternacht))(?!\\p{L})`,
  "iu",
);
const SOON = new RegExp(`${MANY} ${SHORT}`, "iu");
/** What takes time: doing it, waiting, or losing it. */
const SPENDS =
  /(?<!\p{L})(?:takes?|took|taken|taking|spen[dt]s?|spending|los[et]s?|losing|wast(?:e|es|ed|ing)|costs?|needs?|needed|s[ia]ts?|sitting|waits?|waited|waiting|on hold|bin there|doing|do it|dauert\p{L}*|gedauert|brauch\p{L}*|gebraucht|kostet\p{L}*|gekostet|verlier\p{L}*|verloren|verbring\p{L}*|verbracht|sitze?n?|saß|gesessen|dransitzen|gewartet|warte\p{L}*|hänge\p{L}*|gehangen|heulen|dran)(?!\p{L})/iu;
const OFTEN =
  /(?<!\p{L})(?:(?:every|each|a|per) (?:single )?(?:day|night|evening|morning|week|month|time|\p{L}+day)|daily|weekly|jede[nrs]? \p{L}+|(?:am|pro|im) (?:tag|woche|monat)|in der woche|täglich)(?!\p{L})/iu;
/** "It's probably forty minutes of phone calls." */
const IS = new RegExp(
  `(?<!\\p{L})(?:it[’']s|that[’']s|it is|that is|it was|that was|das (?:ist|sind|war|waren)|es (?:ist|sind|war|waren)) (?:\\p{L}+ ){0,2}?(?:${MANY}|${WHOLE}) (?:${SHORT}|${LONG})(?!\\p{L}| (?:before|since|until|away|ago|bis|seit|her))`,
  "iu",
);
/** When something was, or how far ahead, is no time that it takes. */
const WHEN = new RegExp(
  `(?<!\\p{L})(?:ago|later|earlier|old|notice|advance|vor|nach|später|früher|alt|within|in|every|alle) (?=${MANY} )|${MANY} (?:${SHORT}|${LONG}) (?:ago|later|earlier|before|old|in advance|notice|später|früher|vorher|alt)(?!\\p{L})`,
  "iu",
);

const SAVES = /(?<!\p{L})(?:sav(?:e|es|ed|ing)|spar\p{L}*|gespart|erspar\p{L}*)(?!\p{L})/iu;

/** The sentence in which somebody says how much time something takes them. */
export const timeSpentIn = (text: string): string | undefined =>
  sentencesOf(text).find(
    (sentence) =>
      !sentence.endsWith("?") &&
      QUANTITY.test(sentence) &&
      !WHEN.test(sentence) &&
      !SAVES.test(sentence) &&
      (SPENDS.test(sentence) || IS.test(sentence) || (SOON.test(sentence) && OFTEN.test(sentence))),
  );

/** How much time it costs people, each in their own measure. */
export const TIME_SPENT: Told = {
  saidIn({ line: { text }, distance, asked }) {
    const quote = distance === 1 && SAVES.test(questionIn(asked.text)) ? undefined : timeSpentIn(text);
    return quote === undefined ? null : { quote, worth: Number(OFTEN.test(quote)) };
  },
  mostOfOne: 2,
  tell: {
    en: ["says how long something takes", "say how long something takes"],
    de: ["sagt, wie lange etwas dauert", "sagen, wie lange etwas dauert"],
  },
};
