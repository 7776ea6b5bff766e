"use client";
import { createContext, useContext } from "react";
import type { Place } from "../shapes";

/** What can be done from anywhere on a board. They stay the same as long as the board is open. */
export type BoardActs = {
  canWrite: boolean;
  move: (cardIds: string[], place: Place) => void;
  /** Opens a card to read or change it. */
  open: (cardId: string) => void;
  /** Asks where the card, or the selected ones, are to go. */
  askMove: (cardId: string) => void;
  addCard: (laneId: string | null, insight: string) => Promise<boolean>;
  removeCard: (cardId: string) => void;
  toggle: (cardId: string) => void;
  /** The selected cards when this is one of them, otherwise it alone; in the order of the board. */
  withSelected: (cardId: string) => string[];
  /** A card of the keyboard's walk: the one that Tab leads to. */
  setActive: (cardId: string) => void;
  editLane: (laneId: string) => void;
  moveLane: (laneId: string, afterLaneId: string | null) => void;
  removeLane: (laneId: string) => void;
};

export const BoardActsContext = createContext<BoardActs | null>(null);

export function useBoardActs(): BoardActs {
  const acts = useContext(BoardActsContext);
  if (!acts) throw new Error("useBoardActs needs a board around it.");
  return acts;
}
