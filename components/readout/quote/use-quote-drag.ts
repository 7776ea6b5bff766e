"use client";
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { type RefObject, useEffect, useState } from "react";
import { useReadout } from "../edit/acts";
import type { Stance } from "../shapes";

type Dragged = { claimId: string; passageId: string; stance: Stance };
type Side = { claimId: string; stance: Stance };
type Refs = { item: RefObject<HTMLElement | null>; grip: RefObject<HTMLElement | null> };

const QUOTE = "quote";

/** Makes a quote draggable by its grip. */
export function useQuoteDrag({ item, grip }: Refs, { claimId, passageId, stance }: Dragged, canWrite: boolean) {
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    if (!canWrite || !item.current || !grip.current) return;
    return draggable({
      element: item.current,
      dragHandle: grip.current,
      getInitialData: () => ({ kind: QUOTE, claimId, passageId, stance }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [item, grip, claimId, passageId, stance, canWrite]);
  return isDragged;
}

const draggedOf = ({ kind, claimId, passageId, stance }: Record<string | symbol, unknown>): Dragged | null => {
  const isQuote = kind === QUOTE && typeof claimId === "string" && typeof passageId === "string";
  return isQuote ? { claimId, passageId, stance: stance === "against" ? "against" : "support" } : null;
};

/** One side of a claim, where quotes can be dropped: `over` while a quote from elsewhere is held above it. */
export function useQuoteDrop(side: RefObject<HTMLElement | null>, { claimId, stance }: Side) {
  const { act, canWrite } = useReadout();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const element = side.current;
    if (!element || !canWrite) return;
    return combine(
      dropTargetForElements({
        element,
        canDrop: ({ source }) => {
          const dragged = draggedOf(source.data);
          return dragged !== null && (dragged.claimId !== claimId || dragged.stance !== stance);
        },
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false);
          const dragged = draggedOf(source.data);
          if (!dragged) return;
          const { passageId } = dragged;
          if (dragged.claimId === claimId)
            void act({ kind: "set_stance", claimId, passageId, stance }, "Quote moved to the other side.");
          else
            void act(
              { kind: "move_evidence", fromClaimId: dragged.claimId, toClaimId: claimId, passageId, stance },
              "Quote moved.",
            );
        },
      }),
    );
  }, [side, act, canWrite, claimId, stance]);
  return isOver;
}
