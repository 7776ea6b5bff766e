"use client";
import { useMemo, useRef } from "react";
import { usePlayer, usePlayerState } from "../player/player-context";
import { isTable } from "./head-of";
import { lineFinder } from "./line-at";
import { useSelection } from "./selection/use-selection";
import { useCursor } from "./use-cursor";
import { useFind } from "./use-find";
import { useFollow } from "./use-follow";
import { useLinkedLine } from "./use-linked-line";
import { useSecondInAddress } from "./use-second-in-address";
import type { useTranscript } from "./use-transcript";
import { useVirtualLines } from "./use-virtual-lines";

type Reading = {
  transcript: ReturnType<typeof useTranscript>;
  quietSpeakers: (string | null)[];
  /** The line that is being edited; it stays drawn. */
  editedIndex: number | null;
};

/** Where a reader is: the lines drawn, found, chosen, linked to and playing. */
export function useReading({ transcript, quietSpeakers, editedIndex }: Reading) {
  const player = usePlayer();
  const list = useRef<HTMLOListElement>(null);
  const { lines, isWhole } = transcript;
  const count = isWhole ? lines.length : Math.max(transcript.total, lines.length);

  const select = useSelection(list, lines);
  const find = useFind(lines);
  const cursor = useCursor(list);
  const editedPlace = editedIndex === null ? -1 : lines.findIndex(({ index }) => index === editedIndex);
  const pinned = useMemo(
    () => [...select.pinned, cursor.place, editedPlace],
    [select.pinned, cursor.place, editedPlace],
  );
  const table = useMemo(() => (isTable(lines, quietSpeakers) ? quietSpeakers : null), [lines, quietSpeakers]);
  const virtual = useVirtualLines({ list, lines, count, pinned, table });
  const goTo = (place: number) => virtual.scrollToIndex(place, { align: "center" });
  const lineAt = useMemo(() => lineFinder(lines), [lines]);
  const playing = usePlayerState(
    player,
    ({ seconds, isPlaying }) => (isPlaying || seconds > 0 ? lineAt(seconds) : -1),
    -1,
  );
  const follow = useFollow(virtual, playing);
  const linkedIndex = useLinkedLine(lines, player, goTo);
  useSecondInAddress({ lines, count, player, lineAt, goTo });
  return { player, list, count, select, find, cursor, table, virtual, goTo, playing, follow, linkedIndex };
}
