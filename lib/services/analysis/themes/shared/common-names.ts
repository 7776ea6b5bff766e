import { type AnalysisLine, personOf } from "@/lib/services/analysis/line";
import { namesIn } from "./names-in";

/** Named under so many questions, by this share of the people, it is what the study is about. */
const FEWEST_QUESTIONS = 3;
const SHARE = 1 / 2;
/** What so many of those who name it name under one question is an answer to that. */
const MOSTLY = 2 / 3;
const MOST_LINES = 3_000;

/** Who names something, by the question under which they do. */
type Naming = ReadonlyMap<string, ReadonlySet<string>>;

/** Whether most people name it whatever they are asked: it is what the study is about. */
function isCommon(naming: Naming, everybody: number): boolean {
  const people = new Set([...naming.values()].flatMap((own) => [...own])).size;
  const most = Math.max(...[...naming.values()].map(({ size }) => size));
  return naming.size >= FEWEST_QUESTIONS && people >= everybody * SHARE && most < people * MOSTLY;
}

function note(naming: Map<string, Set<string>>, line: AnalysisLine): void {
  const asked = line.question ?? "";
  naming.set(asked, (naming.get(asked) ?? new Set()).add(personOf(line)));
}

/** The same of the lines that name it. */
export function isCommonIn(lines: readonly AnalysisLine[], everybody: number): boolean {
  const naming = new Map<string, Set<string>>();
  for (const line of lines) note(naming, line);
  return isCommon(naming, everybody);
}

/** The stems of what most people are asked about, or name whatever they are asked: no answer to any one question. */
export async function commonNames(
  lines: readonly AnalysisLine[],
  breathe: () => Promise<void>,
): Promise<ReadonlySet<string>> {
  const said = new Map<string, Map<string, Set<string>>>();
  const inQuestion = new Map<string, string[]>();
  const asked = new Map<string, Set<string>>();
  const everybody = new Set(lines.map(personOf)).size;
  for (const line of lines.slice(0, MOST_LINES)) {
    const { question, text, language } = line;
    if (question === null) continue;
    // Everyone is asked the same.
    const proper = inQuestion.get(`${language} ${question}`) ?? properIn(question, language);
    inQuestion.set(`${language} ${question}`, proper);
    for (const stem of proper) asked.set(stem, (asked.get(stem) ?? new Set()).add(personOf(line)));
    for (const { stem } of namesIn(text, language)) {
      const naming = said.get(stem) ?? new Map<string, Set<string>>();
      note(naming, line);
      said.set(stem, naming);
    }
    await breathe();
  }
  const isAsked = (stem: string) => (asked.get(stem)?.size ?? 0) >= everybody * SHARE;
  return new Set([...said].flatMap(([stem, naming]) => (isAsked(stem) || isCommon(naming, everybody) ? [stem] : [])));
}

const properIn = (question: string, language: string | null): string[] =>
  namesIn(question, language).flatMap(({ stem, isProper }) => (isProper ? [stem] : []));
