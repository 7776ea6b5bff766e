import type { BoardCard, BoardWithCards } from "../shapes";

/** The cards of a lane from top to bottom; `null` is beside the lanes. */
export const cardsIn = (board: Pick<BoardWithCards, "cards">, laneId: string | null): BoardCard[] =>
  board.cards.filter((card) => card.laneId === laneId);
