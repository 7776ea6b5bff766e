"use client";
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { useEffect, useRef, useState } from "react";

type Options = { id: string; enabled: boolean; onDrop: (draggedId: string, edge: "top" | "bottom") => void };

/** Makes a clip draggable by its handle, and a place to drop others above or below it. */
export function useItemDrag({ id, enabled, onDrop }: Options) {
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [edge, setEdge] = useState<Edge | null>(null);
  const [isDragged, setDragged] = useState(false);
  const latest = useRef(onDrop);
  latest.current = onDrop;
  useEffect(() => {
    const [element, grip] = [row.current, handle.current];
    if (!element || !grip || !enabled) return;
    return combine(
      draggable({
        element,
        dragHandle: grip,
        getInitialData: () => ({ reelClipId: id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data.reelClipId === "string" && source.data.reelClipId !== id,
        getData: ({ input }) => attachClosestEdge({ id }, { element, input, allowedEdges: ["top", "bottom"] }),
        onDrag: ({ self }) => setEdge(extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null);
          const dragged = source.data.reelClipId;
          if (typeof dragged === "string")
            latest.current(dragged, extractClosestEdge(self.data) === "top" ? "top" : "bottom");
        },
      }),
    );
  }, [id, enabled]);
  return { row, handle, edge, isDragged };
}
