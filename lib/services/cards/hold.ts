import type { Context } from "@/lib/core/context";
import { AppError, notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";
import { type LockedBoard, lockBoards } from "@/lib/services/boards/lock";
import type { Reach } from "./record";

/**
 * Locks the board of a card, and another that it is about to move to. Throws `not_found` if the card is gone by then,
 * and `conflict` if it has just moved elsewhere.
 */
export async function holdCard(
  tx: Transaction,
  ctx: Context,
  cardId: string,
  { reach = "every board", toBoardId }: { reach?: Reach; toBoardId?: string } = {},
): Promise<{ from: LockedBoard; to: LockedBoard }> {
  const inReach = reach === "every board" ? {} : { projectId: { not: null } };
  const where = { id: cardId, workspaceId: ctx.workspaceId, ...inReach };
  const seen = await tx.db.card.findFirst({ where, select: { boardId: true } });
  if (!seen) throw notFound("Card");
  const boards = await lockBoards(tx, ctx, [...new Set([seen.boardId, toBoardId ?? seen.boardId])]);
  const card = await tx.db.card.findFirst({ where, select: { boardId: true } });
  if (!card) throw notFound("Card");
  const from = boards.find(({ id }) => id === card.boardId);
  const to = boards.find(({ id }) => id === (toBoardId ?? card.boardId));
  if (!from || !to) throw new AppError("conflict", "This card was just moved to another board. Try again.");
  return { from, to };
}
