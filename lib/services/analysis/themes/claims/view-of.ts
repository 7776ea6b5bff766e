import type { AnalysisLine } from "@/lib/services/analysis/line";
import { asksForOpinion } from "../statements/asked-about";
import { type Statement, statementsIn } from "../statements/statements-of";

/** The verdict with which an answer begins says more than what follows. */
const VERDICT = 2;
export const weightOf = ({ isVerdict }: Pick<Statement, "isVerdict">): number => (isVerdict ? VERDICT : 1);

const isCalm = ({ told }: Statement): boolean => told.get("mind")?.side === 1;

/** A side, and the words in which it is taken, an exact part of the answer. */
export type View = { side: -1 | 0 | 1; quote: string };

/**
 * The side that an answer takes on the thing of which the question before it asked a view: first by what its words and
 * its tone agree on, or else by its words; whoever is merely fine with it has no trouble.
 */
export function viewOf(line: AnalysisLine): View {
  if (line.question === null || !asksForOpinion(line.question)) return { side: 0, quote: "" };
  const said = statementsIn(line, true).filter(({ answers }) => answers);
  const isFine = said.some((each) => each.isVerdict && isCalm(each));
  const sum = (sideOf: (statement: Statement) => number) =>
    Math.sign(said.reduce((total, each) => total + sideOf(each) * weightOf(each), 0)) as -1 | 0 | 1;
  const ways: ((statement: Statement) => -1 | 0 | 1)[] = [
    ({ mood }) => (isFine ? 0 : mood),
    ({ lean }) => (isFine ? 0 : lean),
    (each) => (isCalm(each) ? 1 : 0),
  ];
  for (const sideOf of ways) {
    const side = sum(sideOf);
    const first = said.find((each) => sideOf(each) === side);
    if (side !== 0 && first) return { side, quote: quoteFrom(line.text, first) };
  }
  return { side: 0, quote: "" };
}

const SHORT = 45;
const LONGEST = 260;

/** A brief sentence is quoted with the next one. */
function quoteFrom(text: string, { sentence, after }: Statement): string {
  const isBrief = sentence.to - sentence.from < SHORT && after !== null && after.to - sentence.from <= LONGEST;
  return text.slice(sentence.from, isBrief ? after.to : sentence.to).trim();
}
