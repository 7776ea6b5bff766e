import { type AnalysisLine, conversationOf, interviewOf } from "../line";

/** How much the lines around a line count for it: more under the same question. */
type Beside = { share: number; sameQuestion: number };

export const BESIDE = {
  words: { share: 0.3, sameQuestion: 1.3 },
  meaning: { share: 0.1, sameQuestion: 4 },
} as const;
const REACH = 4;
/** Less with every line of distance. */
const FADING = 0.8;
/** Lines under another question of the guide hardly count. */
const ACROSS_GUIDE = 0.15;
const NO_GUIDE: ReadonlySet<string> = new Set();

/** The questions asked in several interviews: those of a guide, each of which starts another subject. */
export function guideOf(lines: readonly AnalysisLine[]): ReadonlySet<string> {
  const asked = new Map<string, string>();
  const guide = new Set<string>();
  for (const line of lines) {
    const { question } = line;
    if (!question) continue;
    const interview = interviewOf(line);
    if ((asked.get(question) ?? interview) !== interview) guide.add(question);
    asked.set(question, interview);
  }
  return guide;
}

/**
 * Calls `see` with each line of the same interview around the one at `at`, and its share; `guide` questions separate
 * them.
 */
export function lookBeside(
  lines: readonly AnalysisLine[],
  at: number,
  { share, sameQuestion }: Beside,
  see: (place: number, share: number) => void,
  guide = NO_GUIDE,
): void {
  const line = lines[at];
  for (let away = 1; away <= REACH; away += 1)
    for (const place of [at - away, at + away]) {
      const other = lines[place];
      if (!line || !other || conversationOf(other) !== conversationOf(line)) continue;
      const isGuided = guide.has(other.question ?? "") || guide.has(line.question ?? "");
      const asked = other.question === line.question ? sameQuestion : isGuided ? ACROSS_GUIDE : 1;
      see(place, share * FADING ** (away - 1) * asked);
    }
}
