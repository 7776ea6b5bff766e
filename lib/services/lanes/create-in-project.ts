import type { Context } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { requireRoom } from "@/lib/services/boards/limits";
import { lockBoards } from "@/lib/services/boards/lock";
import { mainBoard } from "@/lib/services/boards/main-board";
import { placeCards } from "@/lib/services/boards/place-cards";
import { insertLane } from "./insert";
import { readLane } from "./read-one";
import type { LaneRecord } from "./record";

/**
 * Creates a lane at the end of the project's main board, with cards of the project in the given order. Throws `invalid`
 * with the path of a card that the project doesn't have or that is repeated.
 */
export async function createInProject(
  ctx: Context,
  projectId: string,
  { title, cardIds = [] }: { title: string; cardIds?: string[] },
): Promise<LaneRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    const main = await mainBoard(tx, ctx, projectId);
    const twice = cardIds.findIndex((id, at) => cardIds.indexOf(id) < at);
    if (twice >= 0) throw invalid(`cardIds.${twice}`, "This card is listed twice.");
    const from = await boardsOf(tx, ctx, projectId, cardIds);
    const boards = await lockBoards(tx, ctx, [...new Set([main, ...from.values()])]);
    const board = boards.find(({ id }) => id === main);
    if (!board) throw new Error("the main board was not held");
    const now = await boardsOf(tx, ctx, projectId, cardIds);
    const gone = cardIds.findIndex((id) => !now.has(id));
    if (gone >= 0) throw invalid(`cardIds.${gone}`, "This card does not exist in the project.");
    const comers = cardIds.filter((id) => now.get(id) !== main);
    await requireRoom(tx, main, comers.length);
    const laneId = await insertLane(tx, ctx, board, { title });
    if (cardIds.length) await placeCards(tx, cardIds, { boardId: main, projectId, laneId, after: undefined });
    audit(tx, { action: "lane.created", targetId: laneId });
    return readLane(tx, laneId);
  });
}

async function boardsOf(tx: Transaction, ctx: Context, projectId: string, cardIds: string[]) {
  if (cardIds.length === 0) return new Map<string, string>();
  const where = { id: { in: cardIds }, projectId, workspaceId: ctx.workspaceId };
  const cards = await tx.db.card.findMany({ where, select: { id: true, boardId: true } });
  return new Map(cards.map(({ id, boardId }) => [id, boardId]));
}
