import type { Answer } from "@/lib/api/client/call";
import type { BoardWithCards } from "../shapes";

/** The board as it is now, of what was read before and its differences; undefined if a card is in neither. */
export function withDifferences(
  before: BoardWithCards,
  { looseCardIds, cards, ...board }: Answer<"GET /boards/{id}/differences">,
): BoardWithCards | undefined {
  const found = new Map([...before.cards, ...cards].map((card) => [card.id, card]));
  const ids = [...board.lanes.flatMap(({ cardIds }) => cardIds), ...looseCardIds];
  const whole = ids.flatMap((id) => found.get(id) ?? []);
  return whole.length === ids.length ? { ...board, cards: whole } : undefined;
}
