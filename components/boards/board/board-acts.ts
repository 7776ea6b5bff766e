"use client";
import { createContext, useContext } from "react";
import type { Place } from "../shapes";

/** Actions available from anywhere on a board. They stay the same for as long as the board is open. */
export type BoardActs = {
  canWrite: boolean;
  move: (cardIds: string[], place: Place) => void;
  /** Opens a card to read or change it. */
  open: (cardId: string) => void;
  /** Asks where the card, or the selected ones, should go. */
  askMove: (cardId: string) => void;
  addCard: (laneId: string | null, insight: string) => Promise<boolean>;
  removeCard: (cardId: string) => void;
  toggle: (cardId: string) => void;
  /** The selected cards if this is one of them, otherwise only it; in board order. */
  withSelected: (cardId: string) => string[];
  /** The card that Tab leads to, where walking with the arrow keys starts. */
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
