"use client";
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { setCustomNativeDragPreview } from "@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview";
import { attachClosestEdge, extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { type RefObject, useEffect, useState } from "react";
import { useBoardActs } from "../board/board-acts";
import { CARDS, isCards } from "../board/drag-data";

type Card = { id: string; laneId: string | null };

/** Makes a card draggable, and a place to drop others before or after. */
export function useCardDrag(ref: RefObject<HTMLElement | null>, { id, laneId }: Card, isDraggable: boolean) {
  const { withSelected, setActive } = useBoardActs();
  const [isDragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<"top" | "bottom" | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isDraggable) return;
    const showEdge = (data: Record<string | symbol, unknown>) => {
      const found = extractClosestEdge(data);
      setEdge(found === "top" || found === "bottom" ? found : null);
    };
    return combine(
      draggable({
        element,
        getInitialData: () => ({ kind: CARDS, cardIds: withSelected(id) }),
        onGenerateDragPreview: ({ nativeSetDragImage }) => {
          const { length } = withSelected(id);
          if (length > 1)
            setCustomNativeDragPreview({ nativeSetDragImage, render: ({ container }) => pile(container, length) });
        },
        onDragStart: () => {
          setDragged(true);
          // It stays rendered, however far it is dragged.
          setActive(id);
        },
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => isCards(source.data),
        getData: ({ input }) =>
          attachClosestEdge({ cardId: id, laneId }, { element, input, allowedEdges: ["top", "bottom"] }),
        onDrag: ({ self, source }) => {
          if (source.element === element) setEdge(null);
          else showEdge(self.data);
        },
        onDragLeave: () => setEdge(null),
        onDrop: () => setEdge(null),
      }),
    );
  }, [ref, id, laneId, isDraggable, withSelected, setActive]);
  return { isDragged, edge };
}

/** Shows that several cards are being dragged. */
function pile(container: HTMLElement, count: number): void {
  const box = document.createElement("div");
  box.className = "rounded-md bg-primary px-3 py-2 font-medium text-primary-foreground";
  box.textContent = `${count} cards`;
  container.append(box);
}
