import { upperFirst } from "@/lib/core/text/upper-first";
import { type AnalysisLine, personOf } from "@/lib/services/analysis/line";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { askedIn, calledBy } from "@/lib/services/evidence/asked-in";
import { askedAbout } from "../statements/asked-about";
import { asksBack } from "../statements/asks-back";
import { asksFor } from "../statements/asks-for";
import { piecesOf } from "../statements/pieces";
import { asksWhetherTheyWould } from "../statements/stand-of";
import { refersBack } from "./refers-back";
import { sameWords } from "./same-words";

const LONGEST = 90;
/** "And why?" says nothing without what was said before. */
const SHORTEST = 15;
/** "Find the tour and start it." names what it asks for. */
const ENDS_IN_IT = /\b(?:it|them|es|sie)[.!\s]*$/iu;
const NAMES_IT = /\b(?:the|an?|your|der|die|das|den|dem|einen?)\s/iu;
const instructs = (question: string): boolean => {
  const end = question.search(ENDS_IN_IT);
  return end > 0 && !question.includes("?") && NAMES_IT.test(question.slice(0, end));
};
/** "What would you change about it?" asks about what the whole study is about. */
const OF_IT = /\b(?:about|with|in|of) (?:it|them)[?.!\s]*$|\b(?:daran|damit|dabei)[?.!\s]*$/iu;
/** "What would stop you from using it?" asks about what everybody was shown, and no story has it. */
const OF_IDEA =
  /^(?:(?:and|so|okay|und)[,\s]+)*(?:what|who|when|where|how (?:often|much))\b[^?]*\b(?:would|could)\b[^?]*\bit\?\s*$|^(?:(?:und|also)[,\s]+)*(?:was|wer|wann|wo|wie (?:oft|viel))(?!\p{L})[^?]*(?<!\p{L})(?:würden?|würdest|könnten?)(?!\p{L})[^?]*(?<!\p{L})(?:es|dafür|damit)(?: [^?]{1,20})?\?\s*$/iu;
/** "To start, how …", "One last question: what …", "So how …" */
const LEAD_IN =
  /^(?:(?:to (?:start|begin|finish|close|end)(?: (?:with|off))?|first(?: of all)?|finally|lastly|(?:and )?(?:(?:one|a|the|my) )?(?:last|final) (?:question|thing|one)|zum (?:Einstieg|Anfang|Schluss|Abschluss)|(?:eine )?letzte frage)\s*[,:.]\s+)?(?:(?:(?:so|and|now|okay|ok|well|right|also|und|nun)\b,?\s+)+(?=(?:what|how|why|when|where|who|which|do|does|did|is|are|was|were|have|has|had|can|could|would|will|should|if|was|wie|warum|wann|wo|wer|welche[rs]?|haben|sind)\b))?/iu;
/** Share of people who were asked in exactly these words. */
const MOSTLY = 0.5;

type Asked = Pick<AnalysisLine, "question" | "speaker">;

/**
 * A question without its lead-in and the name of the person addressed, short enough for a heading; null if it says
 * nothing on its own.
 */
export function headingOf({ question, speaker }: Asked): string | null {
  if (question === null || goesBack(question)) return null;
  const asks = askedIn(question, calledBy([speaker])) || question;
  const sentences = piecesOf(asks).map(({ from, to }) => asks.slice(from, to));
  const asked = sentences.findLast((sentence) => sentence.endsWith("?") && sentence.length >= SHORTEST);
  const whole = (asked ?? sentences.join(" ")).replace(LEAD_IN, "");
  const heading = withoutName(whole, speaker).replace(/(?<![.:\s])[.:\s]+$/u, "");
  if (asksBack(heading)) return null;
  return heading.length <= LONGEST ? heading : `${heading.slice(0, heading.lastIndexOf(" ", LONGEST))} …`;
}

const goesBack = (question: string): boolean =>
  refersBack(question) &&
  !instructs(question) &&
  !OF_IDEA.test(question) &&
  !(OF_IT.test(question) && asksFor(question) !== null) &&
  askedAbout(question) === null &&
  !asksWhetherTheyWould(question);

/** "How do you charge, Ana?", "Ana, how do you charge?" */
function withoutName(question: string, speaker: string | null): string {
  const names = new Set(wordsOf(speaker ?? ""));
  const isName = (word: string) => wordsOf(word).some((part) => names.has(part));
  return upperFirst(
    question
      .replace(/,\s+(\p{Lu}[\p{L}’'-]*)(?=[?.,!])/gu, (said, name: string) => (isName(name) ? "" : said))
      .replace(/^(\p{Lu}[\p{L}’'-]*),\s+/u, (said, name: string) => (isName(name) ? "" : said)),
  );
}

/** `isCommon`: at least half of the people answer it in exactly these words. */
export type Heading = { text: string; isCommon: boolean };

/** The question that most people answer in the same words, or else the one most similar to the others. */
export function headingFor(lines: readonly AnalysisLine[]): Heading | null {
  const people = new Map<string, Set<string>>();
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading !== null) people.set(heading, (people.get(heading) ?? new Set()).add(personOf(line)));
  }
  const all = new Set(lines.map(personOf)).size;
  const most = [...people].sort(([a, m], [b, n]) => n.size - m.size || a.length - b.length || (a < b ? -1 : 1));
  const [first] = most;
  if (first === undefined) return null;
  const alike = most.filter(([heading]) => sameWords(heading) === sameWords(first[0]));
  const answering = new Set(alike.flatMap(([, own]) => [...own]));
  if (answering.size >= all * MOSTLY) return { text: first[0], isCommon: true };
  const asked = new Map<string, number>();
  for (const [heading, own] of people)
    for (const word of new Set(wordsOf(heading))) asked.set(word, (asked.get(word) ?? 0) + own.size);
  const common = (heading: string): number => {
    const words = [...new Set(wordsOf(heading))];
    return words.reduce((sum, word) => sum + (asked.get(word) ?? 0), 0) / (words.length + 1);
  };
  const text = most.reduce((best, [heading]) => (common(heading) > common(best) ? heading : best), first[0]);
  return { text, isCommon: false };
}
