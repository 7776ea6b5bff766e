"use client";
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useRef, useState } from "react";

type Options = {
  id: string;
  enabled: boolean;
  /** Whether another tag may be dropped on this one. */
  takes: (otherId: string) => boolean;
  onDrop: (otherId: string) => void;
  onDragging: (id: string | null) => void;
};

/** Makes a tag draggable, and a place to drop others into. */
export function useRowDrag({ id, enabled, takes, onDrop, onDragging }: Options) {
  const row = useRef<HTMLTableRowElement>(null);
  const [look, setLook] = useState<"dragged" | "over" | null>(null);
  const latest = useRef({ takes, onDrop, onDragging });
  latest.current = { takes, onDrop, onDragging };
  useEffect(() => {
    const element = row.current;
    if (!element || !enabled) return;
    const still = () => setLook(null);
    return combine(
      draggable({
        element,
        getInitialData: () => ({ tagId: id }),
        onDragStart: () => {
          setLook("dragged");
          latest.current.onDragging(id);
        },
        onDrop: () => {
          still();
          latest.current.onDragging(null);
        },
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data.tagId === "string" && latest.current.takes(source.data.tagId),
        onDragEnter: () => setLook("over"),
        onDragLeave: still,
        onDrop: ({ source }) => {
          still();
          if (typeof source.data.tagId === "string") latest.current.onDrop(source.data.tagId);
        },
      }),
    );
  }, [id, enabled]);
  return { row, look };
}
