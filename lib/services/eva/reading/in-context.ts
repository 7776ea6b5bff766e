import { asksFor } from "@/lib/services/analysis/themes/statements/asks-for";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { readGroup } from "../compare/read-group";
import { readWilling } from "../compare/read-willing";
import { readMention } from "../mentions/read-mention";
import { readHypothesis } from "../reasons/read-hypothesis";
import { asksWho } from "./asks-who";
import { groupIn, ofOtherGroup } from "./other-group";

const NAME = "(?:\\p{Lu}\\p{Ll}[\\p{L}’'-]*(?: \\p{Lu}[\\p{L}’'-]+)?|P\\d+)";
const AND =
  "(?:(?:[Aa]nd|[Oo]r|[Uu]nd|[Ss]o|[Oo]k(?:ay)?,?) )*(?:(?:[Ww]hat|[Hh]ow) about|[Ww]as ist mit|[Uu]nd|[Aa]nd)";
/** "And Daniel?" and "What about the price?" put another person or thing in the question before. */
const AND_WHO = new RegExp(`^${AND} (${NAME})[?.!\\s]*$`, "u");
const AND_WHAT = new RegExp(`^${AND} ((?:the |their |an? |die |das |der |den )?[\\p{Ll}][^?]{1,40}?)[?.!\\s]*$`, "u");
const THE_REST =
  /^(?:and |und |what about |how about |was ist mit )*(?:(?:the|all the|all) (?:others?|rest)|den anderen|die anderen|who else|anyone else|anybody else|what else|wer noch|wer sonst(?: noch)?|was noch|show (?:me )?(?:the )?(?:others|rest|more)|more|mehr)[?.!\s]*$/iu;
const HOW_MANY =
  /^(?:and |und |so )?(?:how many|wie viele)(?: (?:people|of them|are there|is that|were there|was that|leute|personen|sind das))*[?.!\s]*$/iu;
const QUOTE =
  /^(?:please |can you )?(?:quote|cite|zitiere?) (?:her|him|them|it|that|this|these|those|me|sie|ihn)(?: please)?[?.!\s]*$|^(?:show|give) me (?:the|her|his|their|some) (?:quotes?|words|evidence)[?.!\s]*$/iu;
const SHE = /\b(?:she|he)\b/giu;
const HER = /\b(?:her|him)\b(?= (?:say|said|think|about|mean|do|feel)|[?.!\s]*$)/giu;
const ASKED_OF = new RegExp(
  `\\b(?:did|does|do|has|had|would|was|is|hat|hatte|sagt|sagte|meint|von|about|what) (${NAME})(?![\\p{L}])`,
  "u",
);
const SAID_OF =
  /\b(?:say|says|said|think|thinks|thought|mean) (?:about|of) (?:the |their |an? )?(.*[^?.!\s])[?.!\s]*$/iu;
/** "And because of the fee?" */
const BECAUSE_OF = /^(?:because of|due to|over|wegen) /u;
const ARTICLE = /^(?:the|their|an?|die|das|der|den) /u;
const AFTER_ARTICLE = /\b(?:the|their|an?|die|das|der|den) $/iu;
const ANYONE = /\b(?:people|they|everyone|everybody|anyone|anybody|die leute)\b/iu;

/**
 * A follow-up as the whole question that it stands for; `isRest`: only those not quoted before are wanted; `ofThem`:
 * the question before it, if only those who were counted in its answer are.
 */
export type InContext = { text: string; isRest: boolean; ofThem?: string };

const plainly = (text: string): InContext => ({ text, isRest: false });

/** "What do they like?" is whole, however common its words are. */
const isEmpty = (text: string): boolean => wordsOf(text).every(isStopWord) && asksFor(text) === null;

/** Those who do what was asked before: "Why did they stop?", "How many of them pay?" */
const THEY = /(?<!\p{L})(?:they|them|their)(?!\p{L})|(?<!^)(?<!\p{L})(?:sie|ihnen|denen|davon)(?!\p{L})/u;
const PLAINLY: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})of them(?!\p{L})/giu, "people"],
  [/(?<!\p{L})(?:they|them)(?!\p{L})/giu, "people"],
  [/(?<!\p{L})their(?!\p{L})/giu, "the"],
  [/(?<!\p{L})von (?:ihnen|denen)(?!\p{L})|(?<!^)(?<!\p{L})davon(?!\p{L})/gu, ""],
  [/(?<!^)(?<!\p{L})sie(?!\p{L})/gu, "die Leute"],
  [/(?<!\p{L})(?:ihnen|denen)(?!\p{L})/gu, "den Leuten"],
];
const IT = /(?<!\p{L})(?:about|with|of|on|for) it(?!\p{L})/iu;

/** What "they" do whom the answer to the question before it counted. */
function ofThem(typed: string, before: string): InContext | null {
  if (!THEY.test(typed)) return null;
  const group = readGroup(before)?.name ?? groupIn(before);
  if (group) return isEmpty(typed) ? null : plainly(typed.replace(/(?<!\p{L})(?:they|them)(?!\p{L})/iu, group));
  const mention = readMention(before);
  if (!mention && !asksWho(before)) return null;
  const plain = PLAINLY.reduce((text, [they, people]) => text.replace(they, people), typed);
  const about = mention ? plain.replace(IT, (it) => it.replace(/it$/iu, mention.thing)) : plain;
  return { text: about.replace(/\s{2,}/gu, " ").trim(), isRest: false, ofThem: before };
}

/** Asks the question before about somebody else. */
function withName(before: string, name: string): string | null {
  const other = ASKED_OF.exec(before)?.[1];
  if (other) return before.replace(other, name);
  const mention = readMention(before);
  if (mention) return `What did ${name} say about ${mention.thing}?`;
  return ANYONE.test(before) ? before.replace(ANYONE, name) : null;
}

/** Reads what somebody typed after another question: "And Daniel?", "Why?", "How many?", "And the others?" */
export function inContext(text: string, before: string | null): InContext {
  const typed = text.trim();
  if (before === null) return plainly(text);
  if (THE_REST.test(typed)) return { text: before, isRest: true };
  if (HOW_MANY.test(typed) || QUOTE.test(typed)) return plainly(before);
  const ofOthers = ofOtherGroup(typed, before);
  if (ofOthers) return plainly(ofOthers);
  const name = AND_WHO.exec(typed)?.[1];
  const named = name && withName(before, name);
  if (named) return plainly(named);
  const thing = AND_WHAT.exec(typed)?.[1]?.replace(BECAUSE_OF, "");
  const old = thing && (readMention(before)?.thing ?? readHypothesis(before)?.cause ?? SAID_OF.exec(before)?.[1]);
  if (thing && old) {
    const hasArticle = AFTER_ARTICLE.test(before.slice(0, Math.max(0, before.indexOf(old))));
    return plainly(before.replace(old, () => (hasArticle ? thing.replace(ARTICLE, "") : thing)));
  }
  const them = ofThem(typed, before);
  if (them) return them;
  // And so is "Who would come back?"
  const isWhole = Boolean(readWilling(typed)?.said);
  if (!isWhole && isEmpty(typed)) return plainly(`${before} ${text}`);
  return plainly(withoutPronouns(text, before));
}

/** Whether a question asks about one person. */
export const isOfPerson = (question: string): boolean => ASKED_OF.test(question);

/** "What did she hate?" names whom the question before it is about. */
export function withoutPronouns(text: string, before: string): string {
  const who = ASKED_OF.exec(before)?.[1];
  return who ? text.replace(SHE, who).replace(HER, who) : text;
}
