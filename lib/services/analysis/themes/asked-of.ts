import { type AnalysisLine, personOf } from "../line";
import { refersBack } from "./asked/refers-back";
import { piecesOf } from "./statements/pieces";

/** With this share of its lines below one question, a group consists of answers to it. */
const MOSTLY = 0.6;
const FEWEST_PEOPLE = 2;
const LONGEST = 90;
/** "And why?" says nothing without what was said before. */
const SHORTEST = 15;

/** The question of the guide that most of these lines answer, as a heading; null if there is none. */
export function askedOf(lines: readonly AnalysisLine[], guide: ReadonlySet<string>): string | null {
  const counts = new Map<string, number>();
  for (const { question } of lines)
    if (question && guide.has(question)) counts.set(question, (counts.get(question) ?? 0) + 1);
  const [asked] = [...counts].find(([, count]) => count >= lines.length * MOSTLY) ?? [];
  if (asked === undefined || refersBack(asked)) return null;
  const people = new Set(lines.filter(({ question }) => question === asked).map(personOf));
  return people.size >= FEWEST_PEOPLE ? headingOf(asked) : null;
}

/** What is asked, without the lead-in, and short enough for a heading. */
function headingOf(question: string): string {
  const sentences = piecesOf(question).map(({ from, to }) => question.slice(from, to));
  const asked = sentences.findLast((sentence) => sentence.endsWith("?") && sentence.length >= SHORTEST);
  const heading = (asked ?? sentences.join(" ")).replace(/(?<![.:\s])[.:\s]+$/u, "");
  return heading.length <= LONGEST ? heading : `${heading.slice(0, heading.lastIndexOf(" ", LONGEST))} …`;
}
