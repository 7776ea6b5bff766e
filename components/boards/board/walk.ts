import type { BoardWithCards } from "../shapes";
import { cardsIn } from "./cards-in";

export type Step = "up" | "down" | "left" | "right";

/** The columns as shown: cards in no lane first, if there are any, then lane by lane. */
export const columnsOf = (board: BoardWithCards): (string | null)[] => [
  ...(board.lanes.length === 0 || cardsIn(board, null).length > 0 ? [null] : []),
  ...board.lanes.map(({ id }) => id),
];

/**
 * The card that an arrow key leads to: the one above or below, or the one at the same height in the next lane that has
 * cards.
 */
export function walk(board: BoardWithCards, cardId: string, step: Step): string | null {
  const card = board.cards.find(({ id }) => id === cardId);
  if (!card) return null;
  const lane = cardsIn(board, card.laneId);
  const at = lane.findIndex(({ id }) => id === cardId);
  if (step === "up" || step === "down") return lane[at + (step === "up" ? -1 : 1)]?.id ?? null;
  const columns = columnsOf(board);
  const by = step === "left" ? -1 : 1;
  for (let to = columns.indexOf(card.laneId) + by; to >= 0 && to < columns.length; to += by) {
    const cards = cardsIn(board, columns[to] ?? null);
    if (cards.length > 0) return cards[Math.min(at, cards.length - 1)]?.id ?? null;
  }
  return null;
}
