import { isSoftWord, isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { readMention } from "../mentions/read-mention";
import { questionTerms } from "../retrieve/question/question-terms";
import { toldFor } from "../told/told-for";
import { withoutPronouns } from "./in-context";
import { overviewOf } from "./overview";

const ASKS =
  "what|how|why|who|whom|when|where|which|do|does|did|is|are|was|were|would|should|has|have|was|wie|warum|wieso|wer|wen|wann|wo|welche[rsnm]?|hat|haben";
const BETWEEN = new RegExp(
  `\\?\\s+(?:and\\s+|und\\s+)?(?=(?:${ASKS})\\b)|,?\\s+(?:and|und)\\s+(?=(?:${ASKS})\\b)`,
  "giu",
);
/** The same of the first two of three: "…, what do they want, and what do they pay?" */
const BEFORE_LAST = new RegExp(
  `,\\s+(?=(?:${ASKS})\\s+(?:(?:do|does|did|is|are|was|were|would|should|has|have|can|could)\\b|(?!(?:den|dem|ein\\p{L}*|ihnen|man|ihren?|seinen?|wenn|mit|ohne)\\b)\\p{Ll}{2,}(?:t|en|n)(?!\\p{L}))[^,]*(?:,?\\s+(?:and|und)\\s+(?:${ASKS})\\b))`,
  "giu",
);
/** What refers to the part before it can't be looked up alone. */
const GOES_BACK =
  /\b(?:it|its|that|this|those|these|them|there|so|es|das|dies|diese[rsnm]?|davon|dazu|damit|darüber)\b/iu;
const BEGINS = new RegExp(`^(?:and |und |so )?(?:${ASKS})\\b`, "iu");
const MOST = 3;

/** Whether it asks for something by itself: about a thing, for what people like or want, or for an overview. */
const isWhole = (part: string): boolean =>
  wordsOf(part).some((word) => !isStopWord(word) && !isSoftWord(word)) ||
  overviewOf(`${part}?`) !== null ||
  toldFor(`${part}?`) !== null ||
  questionTerms(`${part}?`, NOBODY).isOfSides;
const NOBODY: ReadonlySet<string> = new Set();

const OR = /^(who .{1,80} )((?:an? |the )?)([\p{L}-]+) or (?:an? |the )?([\p{L}-]+)[\s?.!]*$/iu;

const OR_ALSO =
  /^((?:who|wer|how many(?: people)?|wie viele(?: leute)?)) (.{3,60}?) (?:or|oder) ((?:has|have|is|are|was|were|did|does|wants?|plans?|would|will|hat|haben|ist|sind|möchten?|wollen|würden?)(?!\p{L}).{2,60}?)[\s?.!]*$/iu;

/** "Who works in a basement or cellar?" */
function eitherOf(typed: string): string[] | null {
  const [, who, first = "", then = ""] = OR_ALSO.exec(typed) ?? [];
  if (who && !/^both\b/iu.test(first)) return [`${who} ${first}?`, `${who} ${then}?`];
  const [, before, article = "", one = "", other = ""] = OR.exec(typed) ?? [];
  return before && isWhole(one) && isWhole(other) ? [one, other].map((thing) => `${before}${article}${thing}?`) : null;
}

/** The questions that one line asks, each to be answered alone: "Why did people leave, and what would they change?" */
export function partsOf(question: string): string[] {
  const typed = question.trim();
  if (!BEGINS.test(typed)) return [question];
  const either = eitherOf(typed);
  if (either && !readMention(typed)) return either;
  const parts = typed
    .split(BEFORE_LAST)
    .flatMap((part) => part.split(BETWEEN))
    .map((part) => part.replace(/(?<![\s,?.!])[\s,?.!]+$/u, ""));
  const areApart =
    parts.length > 1 &&
    parts.length <= MOST &&
    parts.every((part, at) => isWhole(part) && (at === 0 || !GOES_BACK.test(part)));
  return areApart ? parts.map((part) => `${withoutPronouns(part, parts[0] ?? "")}?`) : [question];
}
