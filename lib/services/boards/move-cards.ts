import type { Context } from "@/lib/core/context";
import { invalid, notFound } from "@/lib/core/errors";
import { audit, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockBoard } from "./lock";
import { placeCards } from "./place-cards";
import { remember, standing } from "./remember";

type Move = { cardIds: string[]; laneId: string | null; afterCardId: string | null };

/**
 * Moves cards, in the given order, after another card of a lane or to its beginning; if that card is gone, to its end.
 * Throws `not_found` for a lane that is gone, `invalid` for a card that isn't on this board.
 */
export async function moveCards(
  ctx: Context,
  boardId: string,
  { cardIds: given, laneId, afterCardId }: Move,
): Promise<{ version: number; moved: string[] }> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    const { projectId, version } = await lockBoard(tx, ctx, boardId);
    const cardIds = [...new Set(given)];
    if (cardIds.length === 0) throw invalid("cardIds", "Send at least one card.");
    if (laneId !== null && !(await tx.db.lane.count({ where: { id: laneId, boardId } }))) throw notFound("Lane");
    const cards = await standing(tx, boardId, cardIds);
    const there = new Set(cards.map(({ id }) => id));
    const missing = cardIds.findIndex((id) => !there.has(id));
    if (missing >= 0) throw invalid(`cardIds.${missing}`, "This card is not on this board.");
    await placeCards(tx, cardIds, { boardId, projectId, laneId, after: afterCardId });
    await remember(tx, ctx, boardId, "move", { cards });
    audit(tx, { action: "board.cards_moved", targetId: boardId, details: { cards: cardIds.length, laneId } });
    return { version, moved: cardIds };
  });
}
