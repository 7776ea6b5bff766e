"use client";
import { defaultRangeExtractor, type Range, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { headOf } from "./head-of";
import type { Line } from "./line";
import { usePrinted } from "./use-printed";

/** Up to this many lines are all rendered, so that the browser's own search works. */
export const ALL_DRAWN = 150;
const LINE_PIXELS = 24;
const ROW_PIXELS = 8;
/** A speaker's name; the first has no distance to a line before. */
const TURN_PIXELS = 44;
const FIRST_TURN_PIXELS = 28;
const LETTER_PIXELS = 7.4;
const MARGINS_PIXELS = 64 + 160;
const USUAL_WIDTH = 820;
const OVERSCAN = 14;

/** `table`: who asks in the table that the lines are, or null. */
type Options = {
  list: RefObject<HTMLElement | null>;
  lines: Line[];
  count: number;
  pinned: number[];
  table: (string | null)[] | null;
};

/** About how tall a line will be, so that little jumps when it is rendered and measured. */
function heightOf(lines: Line[], place: number, width: number, table: Options["table"]): number {
  const line = lines[place];
  if (!line) return LINE_PIXELS * 2 + ROW_PIXELS;
  const letters = Math.max(20, (width - MARGINS_PIXELS) / LETTER_PIXELS);
  const isTurn = headOf(lines, place, table) >= 0;
  const turn = place === 0 ? FIRST_TURN_PIXELS : isTurn ? TURN_PIXELS : 0;
  return Math.ceil(Math.max(1, line.text.length / letters)) * LINE_PIXELS + ROW_PIXELS + turn;
}

/**
 * Renders only lines near the visible area, and `pinned` ones: being edited, or an end of the selection. Paper gets
 * all.
 */
export function useVirtualLines({ list, lines, count, pinned, table }: Options) {
  const [margin, setMargin] = useState(0);
  const width = useRef(USUAL_WIDTH);
  const isPrinted = usePrinted();
  const extract = useCallback(
    (range: Range) => {
      if (count <= ALL_DRAWN || isPrinted) return Array.from({ length: count }, (_, place) => place);
      const extra = pinned.filter((place) => place >= 0 && place < count);
      return [...new Set([...defaultRangeExtractor(range), ...extra])].sort((a, b) => a - b);
    },
    [count, pinned, isPrinted],
  );
  const virtual = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: (place) => heightOf(lines, place, width.current, table),
    getItemKey: (place) => lines[place]?.index ?? `later-${place}`,
    overscan: OVERSCAN,
    scrollMargin: margin,
    initialOffset: 0,
    initialRect: { width: 1280, height: 1000 },
    rangeExtractor: extract,
    scrollPaddingStart: 130,
    scrollPaddingEnd: 110,
  });

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const place = () => setMargin(Math.round(element.getBoundingClientRect().top + window.scrollY));
    place();
    // What is above the list may grow, for example by a notice.
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    // A page that is still loading has no width yet.
    if (element.clientWidth > 0) width.current = element.clientWidth;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === 0 || Math.abs(element.clientWidth - width.current) < 8) return;
      width.current = element.clientWidth;
      // Keeps the line at the top of the window in place while all lines change height.
      const top = virtual.getVirtualItemForOffset((virtual.scrollOffset ?? 0) + 130);
      const isBelowHead = (virtual.scrollOffset ?? 0) > virtual.options.scrollMargin;
      virtual.measure();
      // Lines that are drawn have reported their new height by now, and don't do so twice: once all are estimated anew,
      // which asking for their sum does, these are measured.
      virtual.getTotalSize();
      for (const line of element.querySelectorAll<HTMLElement>(":scope > [data-index]")) virtual.measureElement(line);
      if (top && isBelowHead) virtual.scrollToIndex(top.index, { align: "start" });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, virtual]);
  return virtual;
}
