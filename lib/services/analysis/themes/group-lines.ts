import type { AnalysisLine } from "../line";
import { answerGroups } from "./answer-groups";
import { isByGuide } from "./by-guide";
import type { Group } from "./group";
import { askedAbout } from "./statements/asked-about";
import { asksFor, asksForReasons } from "./statements/asks-for";
import { asksWhetherTheyWould } from "./statements/stand-of";
import { asksWhether } from "./statements/whether";
import { talkGroups } from "./talk-groups";

const LONGEST_TEXT = 4_000;
/** Starts at the first letter of a line: thousands of letters without a blank cost no more than their number. */
const SEVERAL_WORDS = /^[^\p{L}\n\r\u2028\u2029]*\p{L}.*\s\S+\s/mu;

const BARE =
  /^\W*(?:(?:yes|no|yeah|yep|nope|nah|ok|okay|sure|right|hm+|mhm|um+|uh|ja|nein|nee|genau|klar|gut|doch|naja)\b\W*)+$/iu;
const isAnswer = ({ text, question }: AnalysisLine): boolean =>
  SEVERAL_WORDS.test(text) ||
  (/\p{L}{2}/u.test(text) && (asksWhetherTheyWould(question ?? "") || asksWhether(question ?? ""))) ||
  (/\p{L}{2}/u.test(text) && !BARE.test(text) && mayBeShort(question ?? ""));
const mayBeShort = (question: string): boolean =>
  asksFor(question) !== null || asksForReasons(question) || askedAbout(question) !== null;

/** Groups lines by subject and names each group in plain words, most people first. */
export async function groupLines(
  lines: readonly AnalysisLine[],
  options: { most: number; german: boolean },
  breathe: () => Promise<void>,
): Promise<Group[]> {
  const read = lines.filter(({ text }) => text.length <= LONGEST_TEXT);
  const told = read.filter(({ text }) => SEVERAL_WORDS.test(text));
  if (isByGuide(lines)) {
    // "Soup" is an answer to what someone likes, "awful" to how it was, and "my knee" to why.
    const answers = read.filter(isAnswer);
    return answers.length > 0 ? answerGroups(answers, options, breathe) : [];
  }
  return told.length > 0 ? talkGroups(told, options, breathe) : [];
}
