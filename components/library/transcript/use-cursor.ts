"use client";
import { type RefObject, useCallback, useRef, useState } from "react";
import type { Line, LineSpan } from "./line";
import { type Box, boxOfLines } from "./selection/box";

const MOST_FRAMES = 20;

/** The line that keys act on. */
export function useCursor(list: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState(-1);
  const anchorPlace = useRef<number | null>(null);
  const nextFrame = useRef(0);

  /** Focuses a line once it is rendered, unless the focus is already inside it, as when it is being edited. */
  const focusWhenThere = useCallback(
    (selector: string) => {
      let frames = 0;
      const attempt = () => {
        const row = list.current?.querySelector<HTMLElement>(selector);
        frames += 1;
        if (row?.contains(document.activeElement)) return;
        if (row) row.focus({ preventScroll: true });
        else if (frames < MOST_FRAMES) nextFrame.current = requestAnimationFrame(attempt);
      };
      cancelAnimationFrame(nextFrame.current);
      nextFrame.current = requestAnimationFrame(attempt);
    },
    [list],
  );
  /** What was opened takes the focus, which a line that is yet to be focused would take away from it. */
  const letFocusGo = useCallback(() => cancelAnimationFrame(nextFrame.current), []);
  const focus = useCallback(
    (next: number) => {
      setPlace(next);
      focusWhenThere(`[data-place="${next}"] [data-line]`);
    },
    [focusWhenThere],
  );
  const focusIndex = useCallback(
    (index: number) => {
      const selector = `[data-line="${index}"]`;
      const row = list.current?.querySelector<HTMLElement>(selector);
      // At once, or a key that is pressed before the next frame would act on nothing; a dialog may take the focus back.
      if (row && !row.contains(document.activeElement)) row.focus({ preventScroll: true });
      focusWhenThere(selector);
    },
    [list, focusWhenThere],
  );

  /** The whole focused line, as if it were selected. */
  const selection = (lines: Line[]): { span: LineSpan; box: Box } | null => {
    const line = lines[place];
    const row = document.activeElement?.closest("[data-line]");
    if (!line || !list.current || row?.getAttribute("data-line") !== String(line.index)) return null;
    const span = { firstIndex: line.index, firstOffset: 0, lastIndex: line.index, lastOffset: line.text.length };
    return { span, box: boxOfLines(list.current, span) };
  };
  return {
    place,
    moveTo: setPlace,
    focus,
    focusIndex,
    letFocusGo,
    selection,
    /** Where selecting lines started. */
    anchor: (from: number): number => {
      anchorPlace.current ??= from;
      return anchorPlace.current;
    },
    letAnchorGo: () => {
      anchorPlace.current = null;
    },
  };
}
