import { letterMap } from "./letter-map";
import { Letters, lettersOf, type TextLine } from "./letters";
import type { LineSpan, PassageState } from "./record";

/** A passage, as far as its place is concerned. */
export type Anchored = { lines: LineSpan; text: string; state: PassageState };

/** Consecutive lines before and after a change; what is before and behind them is unchanged. */
export type Change = { before: readonly TextLine[]; after: readonly TextLine[] };

/**
 * Where passages stand after a change of their transcript. One stays verbatim when the transcript still says its words
 * there, whatever became of white space and line breaks, and becomes so again when they come back; `text` is then what
 * the lines say. Otherwise it is `text_changed` and keeps its wording. `lines` are the transcript's after the change,
 * at least those that the passages may touch; `earlier` is where an undone change found one, also when it has moved
 * away since (`isTouched` false).
 */
export function reanchorer(change: Change, lines: readonly TextLine[]) {
  const move = mover(change);
  return (passage: Anchored, earlier?: LineSpan, isTouched = true): Anchored => {
    const { lines: span, text, state } = passage;
    if (earlier && says(text, earlier, lines)) return verbatim(earlier, lines);
    if (!isTouched) return passage;
    const moved = move(span);
    if (says(text, moved, lines)) return verbatim(moved, lines);
    const found = state === "text_changed" ? findAround(text, moved, lines) : null;
    if (found) return verbatim(found, lines);
    return { lines: earlier ?? moved, text, state: "text_changed" };
  };
}

/** The span's parts of the lines, each on a line of its own; null if the lines have no such span. */
export function wordsOf(span: LineSpan, lines: readonly TextLine[]): string | null {
  const first = lines.findIndex(({ index }) => index === span.firstIndex);
  const last = lines.findIndex(({ index }) => index === span.lastIndex);
  if (first === -1 || last < first) return null;
  const parts = lines.slice(first, last + 1).map(({ text }, at) => {
    const to = first + at === last ? span.lastOffset : text.length;
    return text.slice(at === 0 ? span.firstOffset : 0, to);
  });
  return parts.join("\n");
}

const says = (text: string, span: LineSpan, lines: readonly TextLine[]): boolean =>
  lettersOf(wordsOf(span, lines) ?? "") === lettersOf(text);

const verbatim = (span: LineSpan, lines: readonly TextLine[]): Anchored => ({
  lines: span,
  text: wordsOf(span, lines) ?? "",
  state: "verbatim",
});

/** Both ends of a span follow the adjacent letters; an end outside the changed lines stays. */
export function mover({ before, after }: Change): (span: LineSpan) => LineSpan {
  const changed = new Set(before.map(({ index }) => index));
  const [old, now] = [new Letters(before), new Letters(after)];
  const map = letterMap(joined(before), joined(after));
  return (span) => {
    const first = { index: span.firstIndex, offset: span.firstOffset };
    const last = { index: span.lastIndex, offset: span.lastOffset };
    const from = changed.has(first.index) ? map.start(old.before(first)) : null;
    const to = changed.has(last.index) ? map.end(old.before(last)) : null;
    const start = from === null ? first : now.stretch(from, to ?? now.text.length).start;
    const end = to === null ? last : now.stretch(Math.min(from ?? 0, to), to).end;
    return { firstIndex: start.index, firstOffset: start.offset, lastIndex: end.index, lastOffset: end.offset };
  };
}

const joined = (lines: readonly TextLine[]): string => lines.map(({ text }) => text).join("\n");

/** The words where they overlap the span, or touch it if nothing is left of it; the nearest of several. */
function findAround(text: string, span: LineSpan, lines: readonly TextLine[]): LineSpan | null {
  const first = lines.findIndex(({ index }) => index === span.firstIndex);
  const last = lines.findIndex(({ index }) => index === span.lastIndex);
  const wanted = lettersOf(text);
  if (first === -1 || last < first || wanted === "") return null;
  const around = new Letters(lines.slice(first, last + 1));
  const from = around.before({ index: span.firstIndex, offset: span.firstOffset });
  const to = Math.max(from, around.before({ index: span.lastIndex, offset: span.lastOffset }));
  const overlaps = (at: number) =>
    from === to ? at <= to && at + wanted.length >= from : at < to && at + wanted.length > from;
  let best: number | null = null;
  for (let at = around.text.indexOf(wanted); at !== -1 && at <= to; at = around.text.indexOf(wanted, at + 1))
    if (overlaps(at) && (best === null || Math.abs(at - from) < Math.abs(best - from))) best = at;
  if (best === null) return null;
  const { start, end } = around.stretch(best, best + wanted.length);
  return { firstIndex: start.index, firstOffset: start.offset, lastIndex: end.index, lastOffset: end.offset };
}
