"use client";
import { useEffect, useRef } from "react";
import type { Player } from "../player/player";
import { secondOf } from "../second-in-address";
import type { Line } from "./line";

type Wish = {
  lines: Line[];
  /** Of all lines, loaded or not. */
  count: number;
  player: Player | null;
  lineAt: (seconds: number) => number;
  goTo: (place: number) => void;
};

/** Shows what was said at `?t=` where there is no recording that would go there; a link to a line takes precedence. */
export function useSecondInAddress({ lines, count, player, lineAt, goTo }: Wish): void {
  const done = useRef(false);
  const go = useRef(goTo);
  go.current = goTo;
  useEffect(() => {
    const wanted = secondOf(window.location.search);
    if (done.current || player || wanted === null || window.location.hash) return;
    const place = lineAt(wanted);
    if (place === -1) return;
    // Of a long transcript, the lines around it may be loaded later.
    done.current =
      lines.length >= count || lines.some(({ startSeconds }) => startSeconds !== null && startSeconds > wanted);
    go.current(place);
  }, [lines, count, player, lineAt]);
}
