import type { Segment } from "./shapes";

export type Turn = { speaker: string | null; segments: Segment[] };

const LONGEST_TURN = 12;

/** Joins what one speaker says in a row; very long turns are cut, so that no turn is a whole page. */
export function turns(segments: Segment[]): Turn[] {
  const all: Turn[] = [];
  for (const segment of segments) {
    const last = all.at(-1);
    if (last && last.speaker === segment.speaker && last.segments.length < LONGEST_TURN) last.segments.push(segment);
    else all.push({ speaker: segment.speaker, segments: [segment] });
  }
  return all;
}
