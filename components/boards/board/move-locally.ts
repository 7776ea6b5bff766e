import type { BoardWithCards, Place } from "../shapes";
import { cardsIn } from "./cards-in";

/**
 * The board as it will be once the server has moved the cards. Follows the server's rule, so that nothing jumps when
 * the answer comes; skips cards that are gone.
 */
export function moveLocally(board: BoardWithCards, cardIds: readonly string[], place: Place): BoardWithCards {
  const byId = new Map(board.cards.map((card) => [card.id, card]));
  const moving = new Set(cardIds.filter((id) => byId.has(id)));
  if (place.laneId !== null && !board.lanes.some(({ id }) => id === place.laneId)) return board;
  const target = cardsIn(board, place.laneId);
  const found = target.findIndex(({ id }) => id === place.afterCardId);
  const end = place.afterCardId === null ? 0 : found < 0 ? target.length : found + 1;
  const before = target.slice(0, end).filter(({ id }) => !moving.has(id));
  const after = target.slice(end).filter(({ id }) => !moving.has(id));
  const comers = [...moving].flatMap((id) => byId.get(id) ?? []).map((card) => ({ ...card, laneId: place.laneId }));
  const elsewhere = board.cards.filter(({ id, laneId }) => laneId !== place.laneId && !moving.has(id));
  const cards = [...elsewhere, ...before, ...comers, ...after];
  const lanes = board.lanes.map((lane) => ({
    ...lane,
    cardIds: cards.filter(({ laneId }) => laneId === lane.id).map(({ id }) => id),
  }));
  return { ...board, lanes, cards };
}
