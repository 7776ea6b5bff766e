import { type Context, personOf } from "@/lib/core/context";
import { newId } from "@/lib/core/ids";
import { audit, type Transaction } from "@/lib/db/transaction";
import { requireRoom } from "@/lib/services/boards/limits";
import type { LockedBoard } from "@/lib/services/boards/lock";
import { placeCards } from "@/lib/services/boards/place-cards";
import type { CardFields } from "./record";

export type NewCard = CardFields & { insight: string };

/**
 * Inserts a card at the end of a lane of a locked board, or of those in no lane. Throws `conflict` if the board is
 * full.
 */
export async function insertCard(
  tx: Transaction,
  ctx: Context,
  board: LockedBoard,
  laneId: string | null,
  fields: NewCard,
): Promise<string> {
  await requireRoom(tx, board.id, 1);
  const id = newId("card");
  const { id: boardId, projectId } = board;
  const home = { workspaceId: ctx.workspaceId, boardId, projectId, laneId, createdById: personOf(ctx) };
  await tx.db.card.create({ data: { id, ...home, ...fields, position: "" }, select: { id: true } });
  await placeCards(tx, [id], { boardId, projectId, laneId, after: undefined });
  audit(tx, { action: "card.created", targetId: id });
  return id;
}
