import { type AnalysisLine, personOf, type QuoteRef } from "@/lib/services/analysis/line";
import { sentimentOf } from "@/lib/services/analysis/sentiment/sentiment-of";
import { answerOf } from "../claims/answer-of";
import { openingOf } from "../claims/opening-of";
import { quoteOf } from "../claims/quote-of";
import { asksWhoYouAre } from "../statements/asks-who-you-are";
import { hasNone } from "../statements/has-none";
import { piecesOf } from "../statements/pieces";
import { type Statement, statementsIn } from "../statements/statements-of";
import { asksOpenly, saysNone } from "./asks-openly";

/** What somebody has trouble with, speaks well of, or wants. */
export type Matter = "trouble" | "praise" | "wish";
/** Something that one person says by which they can be understood; the greater the `worth`, the more telling. */
export type Moment = { matter: Matter; line: AnalysisLine; ref: QuoteRef; worth: number };

const ANSWERS = 2;
/** An answer this short is quoted whole. */
const WHOLE = 240;
const SHORTEST = 30;
const SHORT = 55;
/** How clear the tone of a whole answer must be to count without a phrase that takes a side. */
const CLEARLY = 60;
const AUDIBLE = 15;
const OPPOSITE = 40;
/** A brief answer is understood by its question. */
const BRIEF = 1.8;
/** Whoever answers what was asked says it more surely than whoever only sounds like it. */
const ASKED = 0.6;
/** "It was good" tells of something; "I'd really like" doesn't. */
const TELLS = /\b(?:is|are|was|were|it[’']s|that[’']s|they[’']re|he[’']s|she[’']s|i[’']m|ist|sind|war|waren|bin)\b/iu;
const WANTED = 0.7;
const WANTS =
  /\b(?:I(?:[’']d| would) (?:really |just )?(?:like|love|want|prefer)\b(?! to (?:say|thank|think|add|know if))|ich (?:hätte|würde) (?:\p{L}+ )?gern)/iu;
/** What begins like this can't be understood without what was said before. */
const LEANS =
  /^\W*(?:(?:and|but|so|because|then|also|or|und|aber|weil|dann)\b\W*)*(?:it|its|it[’']s|that|that[’']s|this|they|they[’']re|them|he|he[’']s|she|she[’']s|there|es|das|er|sie|da)\b/iu;

/** "What did you use before?": what was so then is no trouble now. */
const ASKS_OF_PAST = /\b(?:did you|have you|was it|were you|haben sie|war es)\b/iu;
const BEFORE = /\b(?:before|before (?:that|this|then)|until then|previously|früher|vorher|davor|bisher)[\s?.!]*$/iu;
const asksOfBefore = (question: string): boolean => ASKS_OF_PAST.test(question) && BEFORE.test(question);

/** The moments in one line, the `place`th since its question. */
export function momentsIn(line: AnalysisLine, place: number): Moment[] {
  const { text, language } = line;
  const tone = sentimentOf(text, language) ?? 0;
  const asked = askedMoment(line, place, tone);
  const statements = statementsIn(line, true);
  const wanted = wantedMoments(line);
  if (place <= ANSWERS && asksOfBefore(line.question ?? "")) return wanted;
  const said = [
    ...wanted,
    ...statements.flatMap((each) => saidMoment(each, statements, tone)),
    ...toneMoment(line, statements, tone),
  ];
  if (!asked) return said;
  // What somebody would change may sound like praise of how it should be.
  const isOther = ({ matter }: Moment) => matter !== asked.matter && !(asked.matter === "wish" && matter === "praise");
  return [asked, ...said.filter(isOther)];
}

function askedMoment(line: AnalysisLine, place: number, tone: number): Moment | null {
  const { text, question } = line;
  const asks = question === null || place > ANSWERS ? null : asksOpenly(question);
  if (asks === null || text.trim().endsWith("?") || answerOf(text, asks) !== "something") return null;
  if (asks === "trouble" && saysNone(text)) return null;
  const matter = asks === "lack" ? "wish" : asks;
  if ((matter === "trouble" && tone >= OPPOSITE) || (matter === "praise" && tone <= -OPPOSITE)) return null;
  const quote = text.length <= WHOLE ? text.trim() : openingOf(text);
  const heard = matter === "wish" ? 0.5 : Math.min(1, Math.abs(tone) / 100) / 2 + 0.3;
  const worth = (ASKED + heard) / place;
  return momentOf(matter, line, quote, quote.length < SHORTEST ? worth * BRIEF : worth);
}

/** A wish in the middle of an answer, which takes no side. */
function wantedMoments(line: AnalysisLine): Moment[] {
  return piecesOf(line.text).flatMap(({ from, to }) => {
    const text = line.text.slice(from, to);
    return WANTS.test(text) && !text.endsWith("?") ? [momentOf("wish", line, text, WANTED)] : [];
  });
}

/** "Fine, I suppose. I'd forgotten my password": whatever follows is no great trouble. */
const BESIDE_FINE = 0.6;
const isFine = ({ isVerdict, told }: Statement): boolean => isVerdict && told.get("mind")?.side === 1;

function saidMoment(statement: Statement, all: readonly Statement[], tone: number): Moment[] {
  const { line, told, mood, lean, clarity, sentence } = statement;
  const text = line.text.slice(sentence.from, sentence.to);
  if (told.get("wish")?.side === -1) return [spoken("wish", statement, ASKED + clarity / 4)];
  const isMixed = new Set([...told.values()].map(({ side }) => side)).size > 1;
  const isTrouble = mood === -1 || (lean === -1 && tone <= -AUDIBLE);
  const isPraise =
    !isMixed && lean === 1 && tone > -OPPOSITE && (mood === 1 || (told.has("liking") && TELLS.test(text)));
  if (!(isTrouble || isPraise)) return [];
  const side = isTrouble ? -1 : 1;
  const matter = isTrouble ? "trouble" : "praise";
  const worth = Math.min(1.5, clarity) * (isTrouble && all.some(isFine) ? BESIDE_FINE : 1);
  const isWhole =
    line.text.length <= WHOLE &&
    tone * side >= AUDIBLE &&
    !all.some(({ lean, mood }) => lean === -side || mood === -side);
  return [isWhole ? momentOf(matter, line, line.text.trim(), worth) : spoken(matter, statement, worth)];
}

/**
 * A short answer that sounds like trouble from beginning to end, whatever its words. Praise is rarely told like that.
 */
function toneMoment(line: AnalysisLine, statements: readonly Statement[], tone: number): Moment[] {
  const isMixed = statements.some((each) => each.lean === 1 || each.mood === 1 || isFine(each));
  const isClear = tone <= -CLEARLY && line.text.length <= WHOLE && !line.text.includes("?");
  // Who somebody is may sound like trouble, and is none.
  if (asksWhoYouAre(line.question ?? "") || hasNone(line.text)) return [];
  return isClear && !isMixed ? [momentOf("trouble", line, line.text.trim(), -tone / 100)] : [];
}

/** The sentence with what it can't be understood without. */
function spoken(matter: Matter, statement: Statement, worth: number): Moment {
  const { line, before, sentence } = statement;
  const isLeaning = before !== null && LEANS.test(line.text.slice(sentence.from, sentence.to));
  const { ref } = quoteOf({ statement, kind: "liking", side: 1, withBefore: isLeaning, near: 1, stem: "" });
  return { matter, line, ref, worth: worth * fitOf(ref.quote) };
}

function momentOf(matter: Matter, line: AnalysisLine, quote: string, worth: number): Moment {
  const firstOffset = line.text.indexOf(quote);
  const { ownerId, index } = line;
  const ref = { ownerId, index, firstOffset, lastOffset: firstOffset + quote.length, quote, person: personOf(line) };
  return { matter, line, ref, worth: worth * fitOf(quote) };
}

function fitOf(quote: string): number {
  const length = quote.length < SHORTEST ? 0.4 : quote.length < SHORT ? 0.85 : quote.length > WHOLE ? 0.8 : 1;
  return LEANS.test(quote) ? length * 0.7 : length;
}
