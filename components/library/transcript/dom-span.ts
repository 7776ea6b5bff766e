import type { Line, LineSpan } from "./line";
import { wordAround } from "./word-around";

type Point = { place: number; offset: number };

/** Where a point of the document is in the transcript: which line, and how far into its text. */
function pointOf(node: Node, offset: number): Point | null {
  const element = node instanceof Element ? node : node.parentElement;
  const row = element?.closest("[data-place]");
  const text = row?.querySelector("[data-text]");
  if (!row || !text) return null;
  const place = Number(row.getAttribute("data-place"));
  const range = document.createRange();
  range.selectNodeContents(text);
  // Before or after the text, as in the margin, counts as its beginning or end.
  const side = range.comparePoint(node, offset);
  if (side !== 0) return { place, offset: side < 0 ? 0 : (text.textContent?.length ?? 0) };
  range.setEnd(node, offset);
  return { place, offset: range.toString().length };
}

/**
 * Whole words without the white space at both ends, which are cut and selected by accident; null if nothing is left.
 */
function wordsIn(lines: Line[], from: Point, to: Point): LineSpan | null {
  let [first, last] = [from, to];
  const textAt = (place: number) => lines[place]?.text ?? "";
  while (first.place < last.place && textAt(first.place).slice(first.offset).trim() === "")
    first = { place: first.place + 1, offset: 0 };
  while (last.place > first.place && textAt(last.place).slice(0, last.offset).trim() === "")
    last = { place: last.place - 1, offset: textAt(last.place - 1).length };
  const head = textAt(first.place).slice(first.offset);
  const tail = textAt(last.place).slice(0, last.offset);
  const firstOffset = first.offset + (head.length - head.trimStart().length);
  const lastOffset = last.offset - (tail.length - tail.trimEnd().length);
  const [firstLine, lastLine] = [lines[first.place], lines[last.place]];
  if (!firstLine || !lastLine || (first.place === last.place && firstOffset >= lastOffset)) return null;
  return {
    firstIndex: firstLine.index,
    firstOffset: wordAround(firstLine.text, firstOffset)[0],
    lastIndex: lastLine.index,
    lastOffset: wordAround(lastLine.text, lastOffset)[1],
  };
}

/** What is selected inside `list`, as lines with offsets; null if nothing is. */
export function domSpan(list: Element, lines: Line[]): { span: LineSpan; places: [number, number] } | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!list.contains(range.startContainer) || !list.contains(range.endContainer)) return null;
  const from = pointOf(range.startContainer, range.startOffset);
  const to = pointOf(range.endContainer, range.endOffset);
  const span = from && to && wordsIn(lines, from, to);
  return span ? { span, places: [from.place, to.place] } : null;
}
