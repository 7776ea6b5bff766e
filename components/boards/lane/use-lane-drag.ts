"use client";
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { attachClosestEdge, extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { type RefObject, useEffect, useState } from "react";
import { isLane, LANE } from "../board/drag-data";

type Element = RefObject<HTMLElement | null>;

/** Makes a lane draggable by its header to the left or right of another, and shows where it would go. */
export function useLaneDrag(column: Element, handle: Element, laneId: string | null, canDrag: boolean) {
  const [edge, setEdge] = useState<"left" | "right" | null>(null);
  useEffect(() => {
    const element = column.current;
    const head = handle.current;
    if (!element || !head || !canDrag || laneId === null) return;
    return combine(
      draggable({ element: head, getInitialData: () => ({ kind: LANE, laneId }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => isLane(source.data) && source.data.laneId !== laneId,
        getData: ({ input }) => attachClosestEdge({ laneId }, { element, input, allowedEdges: ["left", "right"] }),
        onDrag: ({ self }) => {
          const found = extractClosestEdge(self.data);
          setEdge(found === "left" || found === "right" ? found : null);
        },
        onDragLeave: () => setEdge(null),
        onDrop: () => setEdge(null),
      }),
    );
  }, [column, handle, laneId, canDrag]);
  return edge;
}
