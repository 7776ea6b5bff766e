import type { Context } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import { type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockBoard } from "@/lib/services/boards/lock";
import { mainBoard } from "@/lib/services/boards/main-board";
import { requireProject } from "@/lib/services/projects/require-project";
import { insertCard, type NewCard } from "./insert";
import { readCard } from "./read-one";
import type { CardRecord } from "./record";

/**
 * Creates a card in a project: at the end of the given lane, on whichever of the project's boards it is, otherwise in
 * no lane of the main board. Throws `invalid` for a lane that the project doesn't have.
 */
export async function createInProject(
  ctx: Context,
  projectId: string,
  { laneId = null, ...fields }: NewCard & { laneId?: string | null },
): Promise<CardRecord> {
  permit(ctx, "evidence.write");
  return transaction(ctx, async (tx) => {
    await requireProject(tx, ctx, projectId);
    const boardId = laneId === null ? await mainBoard(tx, ctx, projectId) : await boardOf(tx, ctx, projectId, laneId);
    const board = await lockBoard(tx, ctx, boardId);
    // The lane may have been deleted while this waited for the board.
    if (laneId !== null) await boardOf(tx, ctx, projectId, laneId);
    return readCard(tx, await insertCard(tx, ctx, board, laneId, fields));
  });
}

/** The board of a project's lane. */
export async function boardOf(tx: Transaction, ctx: Context, projectId: string, laneId: string): Promise<string> {
  const where = { id: laneId, projectId, workspaceId: ctx.workspaceId };
  const lane = await tx.db.lane.findFirst({ where, select: { boardId: true } });
  if (!lane) throw invalid("laneId", "This lane does not exist in the project.");
  return lane.boardId;
}
