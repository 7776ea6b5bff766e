"use client";
import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { type RefObject, useEffect, useEffectEvent } from "react";
import type { BoardWithCards, Place } from "../shapes";
import { autoScroll } from "./auto-scroll";
import { cardsIn } from "./cards-in";
import { isCards, isLane, textOf, textsOf } from "./drag-data";

type Data = Record<string | symbol, unknown>;
type Acts = {
  move: (cardIds: string[], place: Place) => void;
  moveLane: (laneId: string, afterLaneId: string | null) => void;
};

/** Carries out drops, and scrolls lanes and board while something is dragged to their edges. */
export function useDrops(root: RefObject<HTMLElement | null>, board: BoardWithCards, { move, moveLane }: Acts) {
  const drop = useEffectEvent((source: Data, target: Data | undefined) => {
    if (!target) return;
    if (isCards(source)) move(textsOf(source.cardIds), placeOf(board, target));
    else moveLane(textOf(source.laneId) ?? "", laneBefore(board, source, target));
  });
  useEffect(() => {
    const scroll = autoScroll(root);
    const stopMonitor = monitorForElements({
      canMonitor: ({ source }) => isCards(source.data) || isLane(source.data),
      onDrag: ({ location }) => scroll.at(location.current.input.clientX, location.current.input.clientY),
      onDrop: ({ source, location }) => {
        scroll.stop();
        drop(source.data, location.current.dropTargets[0]?.data);
      },
    });
    return () => {
      stopMonitor();
      scroll.stop();
    };
  }, [root]);
}

/** On a card: before or after it; elsewhere in a lane: at its end. */
function placeOf(board: BoardWithCards, target: Data): Place {
  const laneId = textOf(target.laneId);
  const cards = cardsIn(board, laneId);
  const at = cards.findIndex(({ id }) => id === target.cardId);
  if (at < 0) return { laneId, afterCardId: cards.at(-1)?.id ?? null };
  const above = extractClosestEdge(target) === "top" ? cards[at - 1] : cards[at];
  return { laneId, afterCardId: above?.id ?? null };
}

function laneBefore({ lanes }: BoardWithCards, source: Data, target: Data): string | null {
  const others = lanes.filter(({ id }) => id !== source.laneId);
  const at = others.findIndex(({ id }) => id === target.laneId);
  return others[extractClosestEdge(target) === "left" ? at - 1 : at]?.id ?? null;
}
