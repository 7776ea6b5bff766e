"use client";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { domSpan } from "../dom-span";
import type { Line, LineSpan } from "../line";
import { type Box, boxOfLines, boxOfSelection } from "./box";

export type Selection = { kind: "text" | "lines"; span: LineSpan; box: Box };

/**
 * What is selected in the transcript, by pointer or as whole lines by keyboard. `pinned` lines hold its ends, which
 * must stay rendered while it lasts. While `held`, as when a panel asks what to do with it, it outlives the browser's
 * own selection.
 */
export function useSelection(list: RefObject<HTMLElement | null>, lines: Line[]) {
  const [selection, setSelection] = useState<Selection | null>(null);
  const [pinned, setPinned] = useState<number[]>([]);
  const [isDragging, setIsDragging] = useState(false);
  const [held, setHeld] = useState(false);
  const isHeld = useRef(false);
  const known = useRef(lines);
  known.current = lines;

  const hold = useCallback((on: boolean) => {
    isHeld.current = on;
    setHeld(on);
    if (on) document.getSelection()?.removeAllRanges();
  }, []);
  const clear = useCallback(() => {
    isHeld.current = false;
    setHeld(false);
    setSelection(null);
    setPinned([]);
    document.getSelection()?.removeAllRanges();
  }, []);

  useEffect(() => {
    const onChange = () => {
      const element = list.current;
      if (!element || isHeld.current) return;
      const found = domSpan(element, known.current);
      if (found) {
        setPinned(found.places);
        setSelection({ kind: "text", span: found.span, box: boxOfSelection(element) });
      } else {
        setPinned((now) => (now.length > 0 ? [] : now));
        setSelection((now) => (now?.kind === "text" ? null : now));
      }
    };
    const onDown = (event: PointerEvent) => {
      const isInside = event.target instanceof Element && list.current?.contains(event.target);
      if (isInside && event.button === 0) setIsDragging(true);
    };
    const onUp = () => setIsDragging(false);
    document.addEventListener("selectionchange", onChange);
    document.addEventListener("pointerdown", onDown);
    document.addEventListener("pointerup", onUp);
    document.addEventListener("pointercancel", onUp);
    return () => {
      document.removeEventListener("selectionchange", onChange);
      document.removeEventListener("pointerdown", onDown);
      document.removeEventListener("pointerup", onUp);
      document.removeEventListener("pointercancel", onUp);
    };
  }, [list]);

  /** Whole lines, from where selecting started to where it is now. */
  const selectLines = useCallback(
    (from: number, to: number) => {
      const [first, last] = [known.current[Math.min(from, to)], known.current[Math.max(from, to)]];
      if (!first || !last || !list.current) return;
      document.getSelection()?.removeAllRanges();
      const span = { firstIndex: first.index, firstOffset: 0, lastIndex: last.index, lastOffset: last.text.length };
      setPinned([from, to]);
      setSelection({ kind: "lines", span, box: boxOfLines(list.current, span) });
    },
    [list],
  );
  return { selection, pinned, isDragging, held, hold, clear, selectLines };
}
