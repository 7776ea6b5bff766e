"use client";
import type { usePlayer } from "../player/player-context";
import type { Line } from "./line";
import type { useSelection } from "./selection/use-selection";
import type { useCursor } from "./use-cursor";
import type { useVirtualLines } from "./use-virtual-lines";

type Options = {
  lines: Line[];
  player: ReturnType<typeof usePlayer>;
  /** The position of the line being said, or -1. */
  playing: number;
  virtual: ReturnType<typeof useVirtualLines>;
  cursor: ReturnType<typeof useCursor>;
  select: Pick<ReturnType<typeof useSelection>, "selectLines" | "clear">;
};

/** Moves one line up or down by arrow key: focuses it and seeks there, or extends the selection. */
export function useStep({ lines, player, playing, virtual, cursor, select }: Options) {
  /** The line being said, unless the person is on another; without either, the first in view. */
  const startOf = (by: 1 | -1, extend: boolean): number => {
    const isOnLine = document.activeElement?.matches("[data-line]") && cursor.place >= 0;
    if (playing >= 0 && !extend && (player?.state().isPlaying || !isOnLine)) return playing;
    return cursor.place >= 0 ? cursor.place : (virtual.range?.startIndex ?? 0) - by;
  };
  return (by: 1 | -1, extend: boolean) => {
    const from = startOf(by, extend);
    const place = Math.max(0, Math.min(lines.length - 1, from + by));
    virtual.scrollToIndex(place, { align: "auto" });
    cursor.focus(place);
    if (extend) return select.selectLines(cursor.anchor(from), place);
    cursor.letAnchorGo();
    select.clear();
    const start = lines[place]?.startSeconds;
    if (player && typeof start === "number") player.seek(start);
  };
}
