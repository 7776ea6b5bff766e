import { isOfInterviews } from "@/lib/core/evidence/interviews-in";
import { isAsking } from "./is-asking";
import type { Line } from "./line";

type Quiet = readonly (string | null)[];

/** So many lines tell what a transcript is. */
const ENOUGH = 300;

/** Whether the lines are the rows of a table: of each respondent, what was asked and answered, at no time. */
export function isTable(all: readonly Line[], quietSpeakers: Quiet): boolean {
  const lines = all.slice(0, ENOUGH);
  if (lines.length === 0 || lines.some(({ startSeconds }) => startSeconds !== null)) return false;
  const asking = lines.filter((line) => isAsking(line, quietSpeakers)).map(({ speaker }) => speaker);
  return isOfInterviews(lines, new Set(asking));
}

/**
 * The place of the line whose speaker is named above a place, or -1 where the same goes on. In a table it is the
 * respondent's, once above their row; `table`: who asks in it, or null.
 */
export function headOf(lines: readonly Line[], place: number, table: Quiet | null): number {
  const [before, line] = [lines[place - 1], lines[place]];
  if (!line) return -1;
  if (table === null) return before?.speaker === line.speaker && place > 0 ? -1 : place;
  if (before && isAsking(before, table)) return -1;
  let own = place;
  for (let next = lines[own]; next && isAsking(next, table); next = lines[own]) own += 1;
  const respondent = lines[own];
  return respondent && (!before || respondent.speaker !== before.speaker) ? own : -1;
}
