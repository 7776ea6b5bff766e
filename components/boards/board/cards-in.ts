import type { BoardCard, BoardWithCards } from "../shapes";

/** A lane's cards from top to bottom; `null` is the cards in no lane. */
export const cardsIn = (board: Pick<BoardWithCards, "cards">, laneId: string | null): BoardCard[] =>
  board.cards.filter((card) => card.laneId === laneId);
