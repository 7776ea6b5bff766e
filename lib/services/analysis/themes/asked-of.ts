import { type AnalysisLine, personOf } from "../line";
import { piecesOf } from "./statements/pieces";

/** With so many of its lines below one question, a group is what people answer to it. */
const MOSTLY = 0.6;
const FEWEST_PEOPLE = 2;
const LONGEST = 90;
/** "And why?" says nothing without what was said before it. */
const SHORTEST = 15;

/** The question of the guide that most of these lines answer, as a heading; null where there is none. */
export function askedOf(lines: readonly AnalysisLine[], guide: ReadonlySet<string>): string | null {
  const below = new Map<string, AnalysisLine[]>();
  for (const line of lines)
    if (line.question && guide.has(line.question))
      below.set(line.question, [...(below.get(line.question) ?? []), line]);
  for (const [question, own] of below)
    if (own.length >= lines.length * MOSTLY && new Set(own.map(personOf)).size >= FEWEST_PEOPLE)
      return headingOf(question);
  return null;
}

/** What is asked, without what leads up to it, and short enough to stand above what was answered. */
function headingOf(question: string): string {
  const sentences = piecesOf(question).map(({ from, to }) => question.slice(from, to));
  const asked = sentences.findLast((sentence) => sentence.endsWith("?") && sentence.length >= SHORTEST);
  const heading = (asked ?? sentences.join(" ")).replace(/[.:\s]+$/u, "");
  return heading.length <= LONGEST ? heading : `${heading.slice(0, heading.lastIndexOf(" ", LONGEST))} …`;
}
