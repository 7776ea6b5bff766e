"use client";
import { type RefObject, useMemo, useRef } from "react";
import { flushSync } from "react-dom";
import { toast } from "@/components/ui/dialogs/toast";
import type { Player } from "../player/player";
import type { Naming } from "./editing/speaker-naming";
import type { useEdits } from "./editing/use-edits";
import type { Line } from "./line";
import type { RowActions } from "./row-actions";
import type { Panel } from "./selection/use-acts";
import { turnOf } from "./turn-of";
import type { useCursor } from "./use-cursor";

type Options = {
  lines: Line[];
  player: Player | null;
  list: RefObject<HTMLElement | null>;
  canName: boolean;
  edits: ReturnType<typeof useEdits>;
  cursor: ReturnType<typeof useCursor>;
  setNaming: (naming: Naming) => void;
  edit: (index: number | null) => void;
  setPanel: (panel: Panel) => void;
};

/** What lines can ask of the page; the same object unless the right to name speakers changes. */
export function useRowActions(options: Options): RowActions {
  const latest = useRef(options);
  latest.current = options;
  const { canName } = options;
  return useMemo(() => {
    const now = () => latest.current;
    const startOf = (place: number) => now().lines[place]?.startSeconds;
    return {
      seek: (place) => {
        const start = startOf(place);
        if (typeof start === "number") now().player?.seek(start);
        now().cursor.moveTo(place);
      },
      moveCursor: (place) => now().cursor.moveTo(place),
      showTags: (index, anchor) => {
        const corner = now().list.current?.getBoundingClientRect();
        const { left, top, bottom } = anchor.getBoundingClientRect();
        if (!corner) return;
        const box = {
          left: left - corner.left,
          top: top - corner.top,
          bottom: Math.min(bottom, top + 28) - corner.top,
        };
        now().setPanel({ kind: "tags", index, box });
      },
      edit: (place) => now().edit(now().lines[place]?.index ?? null),
      stopEditing: () => {
        const { activeElement } = document;
        const isHere = activeElement === document.body || now().list.current?.contains(activeElement);
        // Flushed at once: the line takes the focus only if that is no longer inside it.
        flushSync(() => now().edit(null));
        // Someone who left the line by pressing something else stays there.
        if (isHere && now().cursor.place >= 0) now().cursor.focus(now().cursor.place);
      },
      saveText: (line, text) => now().edits.saveText(line, text),
      split: (line, offset, text) => now().edits.split(line, offset, text),
      join: (line, text) => now().edits.join(line, text),
      nameSpeaker: (place, where) => now().setNaming({ place, where }),
      setSpeaker: (place, speaker, where) => {
        const { lines, edits } = now();
        const work =
          where === "here"
            ? edits.setSpeaker(turnOf(lines, place), speaker)
            : edits.rename(lines[place]?.speaker ?? null, speaker);
        work.catch((thrown: unknown) => toast.failed(thrown));
      },
      speakers: () => [...new Set(now().lines.flatMap(({ speaker }) => (speaker ? [speaker] : [])))],
      canName: () => canName,
    };
  }, [canName]);
}
