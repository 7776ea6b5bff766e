import { type AnalysisLine, personOf } from "@/lib/services/analysis/line";
import { namesIn } from "./names-in";

/** Named under so many questions, by this share of the people, it is what the study is about. */
const FEWEST_QUESTIONS = 3;
const SHARE = 1 / 2;
const MOST_LINES = 3_000;

/** The stems of what most people name whatever they are asked, which is no answer to any one question. */
export async function commonNames(
  lines: readonly AnalysisLine[],
  breathe: () => Promise<void>,
): Promise<ReadonlySet<string>> {
  const said = new Map<string, { people: Set<string>; questions: Set<string> }>();
  const everybody = new Set(lines.map(personOf)).size;
  for (const line of lines.slice(0, MOST_LINES)) {
    for (const { stem } of line.question === null ? [] : namesIn(line.text, line.language)) {
      const own = said.get(stem) ?? { people: new Set(), questions: new Set() };
      said.set(stem, own);
      own.people.add(personOf(line));
      own.questions.add(line.question ?? "");
    }
    await breathe();
  }
  const isCommon = ({ people, questions }: { people: Set<string>; questions: Set<string> }) =>
    questions.size >= FEWEST_QUESTIONS && people.size >= everybody * SHARE;
  return new Set([...said].flatMap(([stem, own]) => (isCommon(own) ? [stem] : [])));
}
