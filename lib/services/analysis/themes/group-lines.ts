import type { AnalysisLine } from "../line";
import { answerGroups } from "./answer-groups";
import { isByGuide } from "./by-guide";
import type { Group } from "./group";
import { talkGroups } from "./talk-groups";

const LONGEST_TEXT = 4_000;
/** From the first letter of a line on: thousands of letters without a blank cost no more than their number. */
const SEVERAL_WORDS = /^[^\p{L}\n\r\u2028\u2029]*\p{L}.*\s\S+\s/mu;

/** Groups lines by what they are about and names each group in plain words, most people first. */
export async function groupLines(
  lines: readonly AnalysisLine[],
  options: { most: number; german: boolean },
  breathe: () => Promise<void>,
): Promise<Group[]> {
  const told = lines.filter(({ text }) => text.length <= LONGEST_TEXT && SEVERAL_WORDS.test(text));
  if (told.length === 0) return [];
  return isByGuide(lines) ? answerGroups(told, options, breathe) : talkGroups(told, options, breathe);
}
