import type { Line, LineSpan } from "./line";
import { placeLanes } from "./place-lanes";

export type TagMark = {
  id: string;
  projectId: string;
  title: string;
  color: string | null;
  highlightColor: string | null;
};
/** All tags on one passage. */
export type Tagged = {
  passageId: string;
  state: "verbatim" | "text_changed" | "source_deleted" | "withdrawn";
  quote: string;
  span: LineSpan;
  startSeconds: number | null;
  endSeconds: number | null;
  tags: { applicationId: string; tag: TagMark }[];
};

/** A tagged passage's part of one line; `lane` is the position of its bar next to the text. */
export type LineMark = { tagged: Tagged; start: number; end: number; lane: number; isFirst: boolean; isLast: boolean };

const NONE: LineMark[] = [];

/** Where tagged passages are, by line number; overlapping ones have bars side by side. */
export function highlights(lines: Line[], tagged: Tagged[]): { of: (index: number) => LineMark[]; lanes: number } {
  const placeOf = new Map(lines.map(({ index }, place) => [index, place]));
  const known = tagged.flatMap((one) => {
    const [first, last] = [placeOf.get(one.span.firstIndex), placeOf.get(one.span.lastIndex)];
    return first === undefined || last === undefined || last < first ? [] : [{ one, first, last }];
  });
  known.sort((a, b) => a.first - b.first || a.one.span.firstOffset - b.one.span.firstOffset || b.last - a.last);
  const laneOf = placeLanes(known);
  const byLine = new Map<number, LineMark[]>();
  for (const [at, { one, first, last }] of known.entries()) {
    for (let place = first; place <= last; place++) {
      const line = lines[place];
      if (!line) continue;
      const start = place === first ? one.span.firstOffset : 0;
      const end = place === last ? one.span.lastOffset : line.text.length;
      const mark = { tagged: one, start, end, lane: laneOf[at] ?? 0, isFirst: place === first, isLast: place === last };
      byLine.set(line.index, [...(byLine.get(line.index) ?? NONE), mark]);
    }
  }
  return { of: (index) => byLine.get(index) ?? NONE, lanes: Math.max(0, ...laneOf) + 1 };
}

/** The tags of several passages, without repetition. */
export function tagsOf(marks: LineMark[]): TagMark[] {
  const all = marks.flatMap(({ tagged }) => tagged.tags.map(({ tag }) => [tag.id, tag] as const));
  return [...new Map(all).values()];
}
