import type { AnalysisLine } from "@/lib/services/analysis/line";
import type { Tokens } from "./allowance";

/** Fewer lines at a time are read more carefully. */
const MOST_A_CALL = 40;
const MOST_SHOWN = 600;
const MOST_ASKED = 200;
/** Tokens that a call adds to its lines, and a line to its characters. */
const CALL = 450;
const LINE = { input: 18, output: 14 };
const CHARACTERS_OF_A_TOKEN = 3.8;

export function batchesOf<T>(lines: readonly T[]): T[][] {
  const batches: T[][] = [];
  for (let at = 0; at < lines.length; at += MOST_A_CALL) batches.push(lines.slice(at, at + MOST_A_CALL));
  return batches;
}

/** Lines for a model that answers with their numbers; a question is shown once, with the first line after it. */
export const numbered = (lines: readonly AnalysisLine[]) =>
  lines.map(({ question, text }, line) => ({
    line,
    ...(question && question !== lines[line - 1]?.question && { asked: question.slice(0, MOST_ASKED) }),
    said: text.slice(0, MOST_SHOWN),
  }));

/** Roughly what it takes to read lines in batches; `each` is what every call repeats. */
export function tokensOfLines(lines: readonly AnalysisLine[], each = 0): Tokens {
  const characters = lines.reduce((sum, { text }) => sum + Math.min(MOST_SHOWN, text.length), 0);
  const calls = Math.ceil(lines.length / MOST_A_CALL);
  const input = characters / CHARACTERS_OF_A_TOKEN + lines.length * LINE.input + calls * (CALL + each);
  return { inputTokens: Math.ceil(input), outputTokens: lines.length * LINE.output };
}
