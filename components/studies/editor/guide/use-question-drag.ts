"use client";
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { attachClosestEdge, extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { useEffect, useRef, useState } from "react";

type Place = { sectionId: string; at: number };
type Look = { dragging: boolean; edge: "top" | "bottom" | null };

const STILL: Look = { dragging: false, edge: null };

/** Makes a question draggable by its grip, and a place to drop others above or below it. */
export function useQuestionDrag(id: string, { sectionId, at }: Place) {
  const card = useRef<HTMLLIElement>(null);
  const grip = useRef<HTMLSpanElement>(null);
  const [look, setLook] = useState(STILL);
  useEffect(() => {
    const [element, dragHandle] = [card.current, grip.current];
    if (!element || !dragHandle) return;
    const still = () => setLook(STILL);
    return combine(
      draggable({
        element,
        dragHandle,
        getInitialData: () => ({ questionId: id }),
        onDragStart: () => setLook({ dragging: true, edge: null }),
        onDrop: still,
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data.questionId === "string",
        getData: ({ input, element: over }) =>
          attachClosestEdge({ sectionId, at }, { input, element: over, allowedEdges: ["top", "bottom"] }),
        getIsSticky: () => true,
        onDrag: ({ self, source }) => {
          const edge = source.data.questionId === id ? null : extractClosestEdge(self.data);
          if (edge === "top" || edge === "bottom") setLook({ dragging: false, edge });
        },
        onDragLeave: still,
        onDrop: still,
      }),
    );
  }, [id, sectionId, at]);
  return { card, grip, look };
}
